import Logging
import NIOCore

/// Pauses accepting for a second when the server cannot accept a connection, for example because the process has no
/// free file descriptors.
///
/// Without the pause, the error would end the server's accept loop, while the socket stays readable and keeps a core
/// busy.
final class AcceptPause: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = any Channel
  typealias OutboundIn = Never

  private let logger: Logger
  private var pause: Scheduled<Void>?
  private var isReadPending = false
  private var nextNotice = NIODeadline.uptimeNanoseconds(0)

  private static let length = TimeAmount.seconds(1)

  init(logger: Logger) {
    self.logger = logger
  }

  func read(context: ChannelHandlerContext) {
    guard pause == nil else {
      isReadPending = true
      return
    }
    context.read()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard let error = error as? IOError else { return context.fireErrorCaught(error) }
    logError(error, context)
    guard pause == nil else { return }
    let bound = NIOLoopBound((handler: self, context: context), eventLoop: context.eventLoop)
    pause = context.eventLoop.scheduleTask(in: Self.length) {
      let (handler, context) = bound.value
      handler.pause = nil
      guard handler.isReadPending else { return }
      handler.isReadPending = false
      context.read()
    }
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    pause?.cancel()
  }

  private func logError(_ error: IOError, _ context: ChannelHandlerContext) {
    let now = context.eventLoop.now
    guard now >= nextNotice else { return }
    nextNotice = now + .seconds(60)
    logger.warning(
      """
      cannot accept connections, retrying every second: \(error.description). If there are too many open files, \
      raise the limit (ulimit -n) or lower WebOptions.connectionLimit
      """)
  }
}
