import Trifecta

/// The recorded responses of dependencies as statements of a test.
struct RecordedFixtures {
  /// The modules of the values.
  private(set) var modules: [String] = []
  /// The responses, in the order of the first request with each name.
  private var responses: [(name: String, fixtures: [SourceText])] = []
  /// The names of the requests with a value that has no source code, and the types of these values.
  private var unwritable: [(name: String, type: String)] = []

  init() {}

  /// - Parameters:
  ///   - requests: The recorded requests.
  ///   - secrets: The texts that are replaced with dots.
  init(_ requests: [FixtureRecorder.Request], secrets: Set<String>) {
    var writer = SourceWriter(secrets: secrets)
    for request in requests where !unwritable.contains(where: { $0.name == request.name }) {
      do throws(SourceWriter.Unwritable) {
        let fixture = try Self.source(of: request.fixture, &writer)
        if let index = responses.firstIndex(where: { $0.name == request.name }) {
          responses[index].fixtures.append(fixture)
        } else {
          responses.append((request.name, [fixture]))
        }
      } catch {
        responses.removeAll { $0.name == request.name }
        unwritable.append((request.name, error.type))
      }
    }
    modules = writer.modules.sorted()
  }

  /// Whether there are no responses.
  var isEmpty: Bool { responses.isEmpty && unwritable.isEmpty }

  /// The statements that set the fixtures of `$0`.
  ///
  /// - Parameter indentation: The number of spaces before the statements in the file.
  func statements(indentation: Int) -> [String] {
    var lines: [String] = []
    for (name, fixtures) in responses {
      let start = String(repeating: " ", count: indentation) + "$0.fixtures[\(SourceText.literal(name))] = "
      let statement = SourceText.array(fixtures).wrapped(after: start)
      lines += statement.split(separator: "\n").map { String($0.dropFirst(indentation)) }
    }
    for (name, type) in unwritable {
      lines.append("// The request “\(name)” is performed: its recorded value, a \(type), has no source code.")
    }
    return lines
  }

  private static func source(
    of fixture: Fixture, _ writer: inout SourceWriter
  ) throws(SourceWriter.Unwritable) -> SourceText {
    switch fixture {
    case .success(let value):
      return .call(function: ".success", [try writer.source(of: value, isTyped: true)])
    case .failure(let failure):
      do throws(SourceWriter.Unwritable) {
        return .call(function: ".failure", [try writer.source(of: failure)])
      } catch {
        return .text(".failure(FixtureError(\(SourceText.literal(failure.localizedDescription))))")
      }
    case .pending:
      return .text(".pending")
    }
  }
}
