import Elements
import PortableUI
import Testing

@testable import TrifectaWeb

@Suite("Web animations")
struct MotionTests {
  @Test(
    "Timing is written in milliseconds and omits default values",
    arguments: [
      (.linear(duration: 0.2), #"{"duration":200}"#), (.easeIn, #"{"duration":350,"easing":"ease-in"}"#),
      (.easeOut, #"{"duration":350,"easing":"ease-out"}"#), (.easeInOut, #"{"duration":350,"easing":"ease-in-out"}"#),
      (.timingCurve(0.25, 0.1, 1.0 / 3, -1), #"{"duration":350,"easing":"cubic-bezier(0.25,0.1,0.333,-1)"}"#),
      (.linear(duration: 1).delay(0.5), #"{"duration":1000,"delay":500}"#),
      (.linear(duration: 1).repeatCount(3), #"{"duration":1000,"iterations":3,"direction":"alternate"}"#),
      (.linear(duration: 1).repeatForever(autoreverses: false), #"{"duration":1000,"iterations":1000000000}"#),
    ] as [(Animation, String)])
  func timing(animation: Animation, json: String) {
    #expect(Motion.timing(animation.timing) == json)
  }

  @Test("A spring becomes a linear easing with sample points from zero to one")
  func spring() throws {
    let json = Motion.timing(Animation.bouncy.timing)
    let points = try #require(json.firstMatch(of: /linear\(([^)]*)\)/)).output.1.split(separator: ",")
    #expect(points.first == "0" && points.last == "1")
    #expect(points.count > 10 && points.count <= 61)
    #expect(points.compactMap { Double($0) }.contains { $0 > 1.02 })
    #expect(points.compactMap { Double($0) }.count == points.count)
  }

  @Test(
    "A transition's effects are combined into one keyframe",
    arguments: [
      ([], nil), ([.opacity], #"{"opacity":0}"#),
      ([.move(.leading)], #"{"translate":"calc(-100%*var(--forward)) 0px"}"#),
      ([.move(.trailing), .opacity], #"{"opacity":0,"translate":"calc(100%*var(--forward)) 0px"}"#),
      ([.move(.top)], #"{"translate":"0px calc(-100%)"}"#), ([.move(.bottom)], #"{"translate":"0px calc(100%)"}"#),
      ([.offset(x: 1.5, y: -2)], #"{"translate":"calc(1.5px*var(--forward)) calc(-2px)"}"#),
      ([.offset(x: 0, y: 2), .move(.top)], #"{"translate":"0px calc(2px + -100%)"}"#),
      ([.scale(0, x: 0.5, y: 0.5)], #"{"scale":"0"}"#),
      ([.scale(0.5, x: 0, y: 1)], #"{"scale":"0.5","translate":"calc(-25%*var(--forward)) calc(25%)"}"#),
      ([.scale(1e300, x: 0.5, y: 0.5)], #"{"scale":"1000000000"}"#),
      ([.fade(0.5), .fade(0.5)], #"{"opacity":0.25}"#),
      ([.filter(.blur(4)), .filter(.grayscale(1))], #"{"filter":"blur(4px) grayscale(1)"}"#),
      (
        [
          .transform(.rotation(degrees: 90, anchor: PointValue(x: 0.5, y: 0.5))), .transform(.offset(x: 1, y: 2)),
        ], #"{"transform":"translate(calc(1px * var(--forward)),2px) rotate(90deg)"}"#
      ),
    ] as [([ElementTransition.Effect], String?)])
  @MainActor
  func frame(effects: [ElementTransition.Effect], json: String?) {
    #expect(Motion.frame(effects) == json)
  }
}
