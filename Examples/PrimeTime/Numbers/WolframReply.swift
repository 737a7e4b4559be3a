import Foundation

/// A reply of Wolfram|Alpha, limited to the fields that primes need.
///
/// ```json
/// {"queryresult": {"success": true, "error": false, "pods": [
///   {"id": "Input", "subpods": [{"plaintext": "p_1000"}]},
///   {"id": "Result", "primary": true, "subpods": [{"plaintext": "7919"}]}
/// ]}}
/// ```
struct WolframReply: Decodable {
  private let queryresult: QueryResult

  /// Decodes a reply.
  init(_ json: Data) throws(NthPrimeError) {
    do {
      self = try JSONDecoder().decode(WolframReply.self, from: json)
    } catch {
      throw .malformedReply
    }
  }

  /// Returns the prime in the reply.
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
    // The service sends "error": false if there is no error.
    if (try? container.decode(Bool.self, forKey: .error)) != nil {
      problem = nil
    } else {
      problem = try container.decodeIfPresent(Problem.self, forKey: .error)
    }
  }
}

/// A part of the reply, such as the interpreted input or the result.
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
    // The service encodes the number as a string.
    code =
      try (try? container.decode(Int.self, forKey: .code)).map(String.init)
      ?? container.decode(String.self, forKey: .code)
    msg = try container.decode(String.self, forKey: .msg)
  }

  /// Code 1 means that the key is invalid, 2 that it is missing.
  var reason: NthPrimeError {
    code == "1" || code == "2" ? .invalidAppID : .serviceError(message: msg)
  }
}
