/// The hash function SHA-256 (FIPS 180-4) and message authentication codes with it (RFC 2104).
///
/// It is meant for short messages: a debug build hashes about 3.5 MB per second.
enum SHA256 {
  /// The number of bytes of a hash.
  static let byteCount = 32

  private static let blockSize = 64

  /// The first 32 bits of the fractional parts of the square roots of the first 8 primes.
  private static let initialState: [UInt32] = [
    0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB, 0x5BE0_CD19,
  ]

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = [
    0x428A_2F98, 0x7137_4491, 0xB5C0_FBCF, 0xE9B5_DBA5, 0x3956_C25B, 0x59F1_11F1, 0x923F_82A4, 0xAB1C_5ED5,
    0xD807_AA98, 0x1283_5B01, 0x2431_85BE, 0x550C_7DC3, 0x72BE_5D74, 0x80DE_B1FE, 0x9BDC_06A7, 0xC19B_F174,
    0xE49B_69C1, 0xEFBE_4786, 0x0FC1_9DC6, 0x240C_A1CC, 0x2DE9_2C6F, 0x4A74_84AA, 0x5CB0_A9DC, 0x76F9_88DA,
    0x983E_5152, 0xA831_C66D, 0xB003_27C8, 0xBF59_7FC7, 0xC6E0_0BF3, 0xD5A7_9147, 0x06CA_6351, 0x1429_2967,
    0x27B7_0A85, 0x2E1B_2138, 0x4D2C_6DFC, 0x5338_0D13, 0x650A_7354, 0x766A_0ABB, 0x81C2_C92E, 0x9272_2C85,
    0xA2BF_E8A1, 0xA81A_664B, 0xC24B_8B70, 0xC76C_51A3, 0xD192_E819, 0xD699_0624, 0xF40E_3585, 0x106A_A070,
    0x19A4_C116, 0x1E37_6C08, 0x2748_774C, 0x34B0_BCB5, 0x391C_0CB3, 0x4ED8_AA4A, 0x5B9C_CA4F, 0x682E_6FF3,
    0x748F_82EE, 0x78A5_636F, 0x84C8_7814, 0x8CC7_0208, 0x90BE_FFFA, 0xA450_6CEB, 0xBEF9_A3F7, 0xC671_78F2,
  ]

  /// Returns the hash of a message.
  ///
  /// - Complexity: O(n) in the length of the message.
  static func hash(_ message: [UInt8]) -> [UInt8] {
    var padded = message + [0x80]
    while padded.count % blockSize != blockSize - 8 { padded.append(0) }
    withUnsafeBytes(of: UInt64(message.count * 8).bigEndian) { padded.append(contentsOf: $0) }
    var state = initialState
    for start in stride(from: 0, to: padded.count, by: blockSize) {
      update(&state, with: padded[start..<start + blockSize])
    }
    return state.flatMap { word in withUnsafeBytes(of: word.bigEndian) { Array($0) } }
  }

  /// Returns the code that authenticates a message with a key (HMAC).
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - key: The secret. A key of more than 64 bytes is replaced by its hash.
  static func authenticationCode(for message: [UInt8], key: [UInt8]) -> [UInt8] {
    var block = key.count > blockSize ? hash(key) : key
    block += [UInt8](repeating: 0, count: blockSize - block.count)
    return hash(block.map { $0 ^ 0x5C } + hash(block.map { $0 ^ 0x36 } + message))
  }

  /// Adds a block of 64 bytes to the hash.
  private static func update(_ state: inout [UInt32], with block: ArraySlice<UInt8>) {
    var words: [UInt32] = []
    words.reserveCapacity(64)
    for start in stride(from: block.startIndex, to: block.endIndex, by: 4) {
      words.append(block[start..<start + 4].reduce(0) { $0 << 8 | UInt32($1) })
    }
    for index in 16..<64 {
      let (old, recent) = (words[index - 15], words[index - 2])
      let first = rotate(old, 7) ^ rotate(old, 18) ^ old >> 3
      let second = rotate(recent, 17) ^ rotate(recent, 19) ^ recent >> 10
      words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      let choice = e & f ^ ~e & g
      let majority = a & b ^ a & c ^ b & c
      let first = h &+ (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) &+ choice &+ constants[index] &+ words[index]
      let second = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) &+ majority
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
  }

  /// Rotates the bits of a word to the right.
  private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }
}
