import Testing

@testable import TrifectaWeb

@Suite("SHA-256")
struct SHA256Tests {
  @Test(
    "The hash is that of the standard's examples",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      (
        "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
        "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
      ),
    ])
  func examples(message: String, hash: String) {
    #expect(SHA256.hash(Array(message.utf8)).hexadecimal == hash)
  }

  @Test("Messages of every length around a block's end have the hashes that Python computes")
  func lengths() {
    // The hash of the concatenated hashes of 0 to 130 bytes 0xA5.
    let hashes = (0...130).flatMap { SHA256.hash([UInt8](repeating: 0xA5, count: $0)) }
    #expect(SHA256.hash(hashes).hexadecimal == "3b5732e9fc5890e89286702dcb3e820a81ad81ce6e5f5885294b633ce6e974e0")
  }

  @Test("The authentication code is that of the standard's examples", arguments: authenticationExamples)
  func codes(key: [UInt8], message: [UInt8], code: String) {
    #expect(SHA256.authenticationCode(for: message, key: key).hexadecimal == code)
  }
}

// The test cases 1, 2, 3, 6 and 7 of RFC 4231.
private let authenticationExamples: [(key: [UInt8], message: [UInt8], code: String)] = [
  (
    [UInt8](repeating: 0x0B, count: 20), Array("Hi There".utf8),
    "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
  ),
  (
    Array("Jefe".utf8), Array("what do ya want for nothing?".utf8),
    "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
  ),
  (
    [UInt8](repeating: 0xAA, count: 20), [UInt8](repeating: 0xDD, count: 50),
    "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe"
  ),
  (
    [UInt8](repeating: 0xAA, count: 131), Array("Test Using Larger Than Block-Size Key - Hash Key First".utf8),
    "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
  ),
  (
    [UInt8](repeating: 0xAA, count: 131),
    Array(
      ("This is a test using a larger than block-size key and a larger than block-size data. "
        + "The key needs to be hashed before being used by the HMAC algorithm.").utf8),
    "9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2"
  ),
]
