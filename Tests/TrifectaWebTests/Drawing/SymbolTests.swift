import Testing

@testable import TrifectaWeb

@MainActor
@Suite("Symbols")
struct SymbolTests {
  @Test("Frequently used symbol names have drawings", arguments: Self.used)
  func used(name: String) {
    #expect(Symbols.isKnown(name))
  }

  @Test("Names composed by rules have distinct drawings")
  func rules() {
    let names = ["bell", "bell.fill", "bell.slash", "bell.slash.fill", "bell.circle", "bell.circle.fill", "bell.badge"]
    #expect(Set(names.map { Symbols.mask($0) }).count == names.count)
    #expect(Symbols.isKnown("7.square.fill"))
    #expect(Symbols.isKnown("a.circle"))
    #expect(Symbols.mask("person.fill.badge.plus") == Symbols.mask("person.badge.plus.fill"))
    #expect(Set(["checkmark", "xmark", "questionmark"].map { Symbols.mask("person.fill.\($0)") }).count == 3)
  }

  @Test("Hierarchical rendering dims only a symbol's enclosing shape")
  func hierarchical() {
    #expect(Symbols.mask("bell.circle.fill", isHierarchical: true).contains("opacity='.25'"))
    #expect(Symbols.mask("7.square", isHierarchical: true).contains("opacity='.5'"))
    #expect(!Symbols.mask("bell.circle.fill").contains("opacity"))
    #expect(Symbols.mask("bell", isHierarchical: true) == Symbols.mask("bell"))
  }

  @Test("Multicolor symbols have their own colors, with white marks on filled shapes")
  func multicolor() throws {
    let cloud = try #require(Symbols.picture("cloud.sun.fill"))
    #expect(cloud.contains("fill='white'") && cloud.contains("stroke='%23fc0'"))
    let outlined = try #require(Symbols.picture("cloud.sun"))
    #expect(!outlined.contains("fill='white'"))
    let warning = try #require(Symbols.picture("exclamationmark.triangle.fill"))
    #expect(warning.contains("fill='%23fc0'") && warning.contains("stroke='white'"))
    #expect(try #require(Symbols.picture("checkmark.circle")).contains("stroke='%2334c759'"))
    for name in ["square.and.arrow.up", "no.such.thing", "", ".", "\"onload=x.fill", "<svg>.circle.fill"] {
      #expect(Symbols.picture(name) == nil)
    }
  }

  @Test("An unknown symbol is replaced by a placeholder and reported")
  func unknown() {
    let strange = [
      "no.such.thing", "", ".", "..circle", "<svg>.circle", "\"onload=x.fill", String(repeating: "fill.", count: 20),
    ]
    for name in strange {
      withKnownIssue { #expect(!Symbols.mask(name).contains("onload")) }
      #expect(Symbols.mask(name) == Symbols.mask(strange[0]))
    }
  }

  @Test("A reported symbol name is escaped, and an overlong name is not reported")
  func strangeNames() {
    withKnownIssue {
      _ = Symbols.mask("a\nb\u{1B}[31m")
    } matching: {
      $0.description.contains(#""a\u{A}b\u{1B}[31m""#)
    }
    let long = "star." + String(repeating: "fill.", count: 20)
    #expect(Symbols.mask(long) == Symbols.mask(long + "x") && Symbols.picture(long) == nil && !Symbols.isKnown(long))
  }

  @Test("Drawings consist of SVG paths only")
  func drawings() {
    let allowed = Set("MLHVCSQTAZmlhvcsqtaz0123456789.- ")
    for name in SymbolTable.names {
      #expect(SymbolTable.base(name)?.stroked.isEmpty == false, "\(name)")
      let mask = Symbols.mask(name)
      #expect(!mask.contains("<") && !mask.contains("#") && !mask.contains("</"), "\(name)")
      let paths = mask.split(separator: " d='").dropFirst().map { $0.prefix { $0 != "'" } }
      for path in paths { #expect(path.allSatisfy(allowed.contains), "\(name): \(path)") }
    }
  }

  private nonisolated static let used = """
    airplane plus info.circle nosign gear checkmark airplane.circle table highlighter star.fill chevron.right
    checkmark.seal.fill xmark.circle.fill xmark person.fill play trash checkmark.circle.fill arrow.2.squarepath
    square.stack.fill square.and.arrow.up person.crop.circle link at star plus.circle minus xmark.circle
    rectangle.dock pencil paperplane doc.on.doc bird lock fork.knife eye checkmark.circle box.truck quote.bubble
    plus.square photo person.crop.circle.badge.xmark person.badge.plus number minus.square list.bullet
    line.3.horizontal.decrease.circle eye.slash exclamationmark.triangle.fill ellipsis chevron.forward
    chevron.down bookmark bell arrow.clockwise 0.square wallet.pass text.bubble slider.horizontal.3 shippingbox
    safari questionmark photo.on.rectangle.angled person.3 magnifyingglass lock.rotation
    line.horizontal.3.decrease.circle heart.fill forward.fill exclamationmark.bubble dot.radiowaves.right
    doc.plaintext cup.and.saucer.fill clock chart.bar captions.bubble calendar bubble.left.and.text.bubble.right
    backward.fill arrowshape.turn.up.left wand.and.stars trophy tray.full tag star.circle square.and.pencil
    speaker.slash speaker quote.opening questionmark.circle poweroutlet.type.b.fill photo.badge.plus
    person.fill.badge.plus person.crop.circle.badge.exclamationmark person.badge.minus pencil.line music.note.list
    minus.circle.fill lock.fill list.bullet.below.rectangle heart.circle heart folder face.smiling drop.fill
    doc.richtext circle checkmark.shield checkmark.seal camera building.2 bubble.left.and.bubble.right bird.fill
    bell.fill badge.plus.radiowaves.right arrowshape.turn.up.left.fill arrow.up.arrow.down arrow.down.circle
    arrow.counterclockwise.circle zzz xmark.seal.fill wrench.fill wrench waveform.path tray.fill textformat
    text.badge.star text.badge.plus text.badge.minus text.badge.checkmark sunset sunrise sun.min
    sun.max.circle.fill sun.max suitcase storefront square.grid.2x2 square speaker.slash.fill sparkles
    sidebar.right shuffle server.rack selection.pin.in.out rectangle.stack quote.bubble.fill questionmark.diamond
    questionmark.circle.fill qrcode.viewfinder poweroutlet.type.b plus.circle.fill plus.bubble play.fill
    platter.filled.bottom.iphone pin.slash pin.fill pin person.crop.square person.crop.circle.fill.badge.checkmark
    person.crop.circle.badge.xmark.fill person.crop.circle.badge.moon person.badge.key.fill person.3.sequence
    pencil.circle pencil.and.scribble pencil.and.list.clipboard party.popper paperplane.fill paintpalette
    speaker.1 speaker.2.fill speaker.3.fill sidebar.leading sidebar.trailing textformat.size.smaller
    textformat.size.larger textformat.abc character.cursor.ibeam increase.indent decrease.indent cross.case.fill
    figure.2 ruler.fill circle.dotted rectangle.dashed
    rotate.left rotate.right.fill aspectratio scalemass.fill staroflife.circle swatchpalette cablecar.fill
    parkingsign.circle.fill road.lanes heart.text.square.fill person.fill.checkmark person.fill.xmark
    1.magnifyingglass accessibility arrow.triangle.branch atom baseball volleyball bathtub beach.umbrella.fill chair
    sofa.fill shower sink stove refrigerator washer fan chevron.compact.down eraser.fill eyes flask testtube.2 syringe
    greaterthan.circle lessthan hand.wave hands.clap macwindow largecircle.fill.circle target scope popcorn radio
    rectangle.grid.2x2 sailboat tray.2 window.vertical.open door.left.hand.open camera.viewfinder plus.viewfinder
    plus.message.fill ellipsis.message lightbulb.max square.3.layers.3d cube.transparent humidity smoke
    heart.text.clipboard xmark.bin giftcard die.face.1 die.face.6.fill dot.circle
    """.split(whereSeparator: \.isWhitespace).map(String.init)
}
