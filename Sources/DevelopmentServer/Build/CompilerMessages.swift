import Foundation

/// The output of the Swift driver with `-parseable-output`: JSON messages, each after a line with its length.
enum CompilerMessages {
  private struct Message: Decodable {
    let output: String?
  }

  /// Returns the texts that the compiler printed. Text between the messages, such as an error of the driver, is kept.
  static func text(of output: String) -> String {
    var text: [String] = []
    var message: [Substring] = []
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      if line == "{" {
        message = [line]
      } else if !message.isEmpty {
        message.append(line)
        guard line == "}" else { continue }
        let json = Data(message.joined(separator: "\n").utf8)
        if let output = (try? JSONDecoder().decode(Message.self, from: json))?.output { text.append(output) }
        message = []
      } else if !line.isEmpty, Int(line) == nil {
        text.append(String(line))
      }
    }
    return text.joined(separator: "\n")
  }
}
