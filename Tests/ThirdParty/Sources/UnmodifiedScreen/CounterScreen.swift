import Combine
import SwiftUI
import ThirdParty

/// A model as written for Apple's platforms.
@MainActor
public final class CounterModel: ObservableObject {
  /// The number of presses.
  @Published public var count = 0
  /// The values published through Combine.
  public private(set) var published: [Int] = []
  private var cancellables: Set<AnyCancellable> = []

  /// Creates a model that subscribes to its own changes.
  public init() {
    $count.dropFirst().sink { [weak self] in self?.published.append($0) }.store(in: &cancellables)
  }
}

/// A screen as written for Apple's platforms.
public struct CounterScreen: View {
  @ObservedObject private var model: CounterModel

  /// Creates a screen for a model.
  public init(model: CounterModel) {
    self.model = model
  }

  /// A number, a button, and the frameworks that the third-party library finds.
  public var body: some View {
    VStack(spacing: 8) {
      Text("Count: \(model.count)").font(.title)
      Button("Increment") { model.count += 1 }
      Text("Library: \(swiftUISupport)")
    }
    .padding()
  }
}
