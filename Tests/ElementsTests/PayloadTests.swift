import Elements
import Testing

@Suite("Payloads")
struct PayloadTests {
  @Test("A payload admits only values of its declared kind")
  func declared() {
    let values: [AttributeValue?] = [
      nil, .string("a"), .number(1), .flag(true), .frame(FrameValue(width: 1, height: 1)),
      .press(PressValue(.began, at: .zero)), .unlimited,
    ]
    let admitted: [(Handler.Payload, [Int])] = [
      (.none, [0]), (.text, [1]), (.number, [2]), (.flag, [3]), (.presence, [3]), (.frame, [4]), (.press, [5]),
    ]
    for (payload, indices) in admitted {
      #expect(values.indices.filter { payload.admits(values[$0]) } == indices, "\(payload)")
    }
  }

  @Test("A frame with an invalid or excessive length is refused", arguments: [-0.5, .nan, .infinity, 1e9])
  func frames(length: Double) {
    func isAdmitted(_ frame: FrameValue) -> Bool { Handler.Payload.frame.admits(.frame(frame)) }
    #expect(!isAdmitted(FrameValue(width: length, height: 1)))
    #expect(!isAdmitted(FrameValue(width: 1, height: length)))
    #expect(isAdmitted(FrameValue(origin: PointValue(x: length, y: 0), width: 1, height: 1)) == (length == -0.5))
    #expect(isAdmitted(FrameValue(width: 0, height: FrameValue.largestLength)))
  }

  @Test("An attribute value occupies 24 bytes")
  func size() {
    #expect(MemoryLayout<AttributeValue>.stride == 24)
  }

  @Test("Frames and presses have short descriptions")
  func words() {
    let frame = FrameValue(origin: PointValue(x: 1, y: -2.5), width: 3, height: 4)
    #expect("\(AttributeValue.frame(frame))" == "1 -2.5 3 4")
    #expect("\(AttributeValue.press(PressValue(.moved, at: PointValue(x: 1, y: 2))))" == "moved 1 2")
  }
}
