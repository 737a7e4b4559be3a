import Testing

@MainActor
@Suite("Fidelity: UIKit")
struct UIKitFidelity {
  @Test("UIKit feedback APIs compile and render")
  func feedback() async {
    #expect(await show { FeedbackOfUIKit() }.contains("3 types, no material"))
  }

  @Test("UIKit colors, images, paths and notifications are available") func names() {
    #expect(NamesOfUIKit.missing.isEmpty)
    #expect(NamesOfUIKit.isToldOfKeyboards)
    #expect(Swatch().place.maxX == 20 && Swatch().color.numberOfComponents == 4)
    #expect(Swatch().outline.boundingBox.width == 20)
    #expect(
      NamesOfUIKit.hex(.init(red: 1, green: 0.5, blue: 0)) == "FF7F00"
        || NamesOfUIKit.hex(.init(red: 1, green: 0.5, blue: 0)) == "FF8000")
    #expect(NamesOfUIKit.looks == "-1.0 true false 2.0 false 10.0 false true")
  }
}
