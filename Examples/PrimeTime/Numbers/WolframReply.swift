import Foundation

/// What Wolfram|Alpha replies with, as far as primes need it.
///
/// ```json
/// {"queryresult": {"success": true, "error": false, "pods": [
///   {"id": "Input", "subpods": [{"plaintext": "p_1000"}]},
///   {"id": "Result", "primary": true, "subpods": [{"plaintext": "7919"}]}
/// ]}}
/// ```
struct WolframReply: Decodable {
  private let queryresult: QueryResult

  /// Reads a reply.
  init(_ json: Data) throws(NthPrimeError) {
    do {
      self = try JSONDecoder().decode(WolframReply.self, from: json)
    } catch {
      throw .malformedReply
    }
  }

  /// The prime that the reply names.
  func prime() throws(NthPrimeError) -> Int {
    if let problem = queryresult.problem { throw problem.reason }
    guard queryresult.success else { throw .notUnderstood }
    guard let pod = queryresult.pods?.first(where: \.isResult), let text = pod.subpods.first?.plaintext else {
      throw .noResult
    }
    guard let prime = Int(text.trimmingCharacters(in: .whitespacesAndNewlines)), prime > 1 else {
      throw .notANumber(text)
    }
    return prime
  }
}

private struct QueryResult: Decodable {
  let success: Bool
  let pods: [Pod]?
  let problem: Problem?

  private enum CodingKeys: String, CodingKey { case success, pods, error }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    success = try container.decode(Bool.self, forKey: .success)
    pods = try container.decodeIfPresent([Pod].self, forKey: .pods)
    // The service says "error": false where there is none.
    if (try? container.decode(Bool.self, forKey: .error)) != nil {
      problem = nil
    } else {
      problem = try container.decodeIfPresent(Problem.self, forKey: .error)
    }
  }
}

/// A part of the reply, such as the input as it was understood, or the result.
private struct Pod: Decodable {
  struct Subpod: Decodable { let plaintext: String? }

  let id: String?
  let primary: Bool?
  let subpods: [Subpod]

  var isResult: Bool { primary == true || id == "Result" }
}

private struct Problem: Decodable {
  let code: String
  let msg: String

  private enum CodingKeys: String, CodingKey { case code, msg }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // The service writes the number as a text.
    code =
      try (try? container.decode(Int.self, forKey: .code)).map(String.init)
      ?? container.decode(String.self, forKey: .code)
    msg = try container.decode(String.self, forKey: .msg)
  }

  /// Code 1 stands for a key that is invalid, 2 for one that is missing.
  var reason: NthPrimeError {
    code == "1" || code == "2" ? .invalidAppID : .serviceError(message: msg)
  }
}
