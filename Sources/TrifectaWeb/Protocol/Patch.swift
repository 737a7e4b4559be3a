import Elements
import ViewGraph

/// The operations of one patch, written as JSON while they are found.
///
/// A patch is `[sequence, acknowledged, operation, …]`, an operation an array that begins with its name; the commonest,
/// a change of text, has none. Elements are named by number. What is done in the same way to several elements in a row is
/// one operation: after the first, each is named by its distance from the one before, which makes many of them short and
/// alike. Each method below is one operation; `Resources/client.js` has the other half of each,
/// and for some the script of a part (``PagePart``).
struct Patch {
  private var operations: [UInt8] = []
  /// The operation that is still open: the next one of its kind joins it.
  private var open: Operation?
  /// The element the open operation has named last.
  private var lastElement = 0
  /// The names of styles, which the page remembers as long as it has the picture.
  private var styles = StyleNames()
  /// Which elements that are inserted say their numbers.
  private var numbers = Markup.Numbers.counted
  /// How the operations to come are shown over time, and how the page takes those that it is sent now.
  private var animation: AnimationTiming?
  private var toldAnimation: AnimationTiming?

  private enum Operation: Equatable {
    case text
    case value
    case set(String)
    /// The markup's text is open too, for what comes to the same place.
    case insert(parent: Int)
    case move
    case remove
  }

  /// Creates a patch for a page that knows no styles.
  init() {}

  /// Whether there is nothing to send.
  var isEmpty: Bool { operations.isEmpty }

  /// `["pass", timing]`: the operations to come are shown over time, or at once where `timing` is `null`, as they are at the
  /// start of a patch. It is said before the first of them; `timing` is what the Web Animations API takes.
  mutating func pass(_ animation: AnimationTiming?) {
    self.animation = animation
  }

  /// `["as", element, frame, timing]`: how an element that this pass inserts or removes comes or goes, if not by fading.
  ///
  /// - Parameters:
  ///   - element: the element.
  ///   - effects: what sets it apart then from the element at rest.
  ///   - timing: how that is shown over time; `nil` as the pass says.
  @MainActor
  mutating func transition(_ element: Int, _ effects: [ElementTransition.Effect], _ timing: AnimationTiming?) {
    guard animation != nil, effects != [.opacity] || timing != nil else { return }
    begin("as", element)
    operations += ",".utf8
    operations += (Motion.frame(effects) ?? "null").utf8
    if let timing {
      operations += ",".utf8
      operations += Motion.timing(timing).utf8
    }
    operations += "]".utf8
  }

  /// `["need", path, …]`: the page needs these files too before it carries out the patch, where this always stands last.
  ///
  /// - Parameter parts: what the operations to come need.
  mutating func need(_ parts: [PagePart]) {
    styles.need(parts)
  }

  /// `[element, text, …]`: replaces an element's text.
  mutating func text(_ element: Int, _ text: String) {
    begin(.text, element)
    argument(text)
  }

  /// `["value", element, text, …]`: sets what a field holds. The page ignores it while the person is ahead of the server.
  mutating func value(_ element: Int, _ text: String) {
    begin(.value, element)
    argument(text)
  }

  /// `["merge", element, text, base]`: the program has put a text into a field that held the base as far as it knew. What the person
  /// has done since to the base is done to the text.
  mutating func merge(_ element: Int, _ text: String, _ base: String) {
    need([.merging])
    begin("merge", element)
    argument(text)
    argument(base)
    operations.append(UInt8(ascii: "]"))
  }

  /// `["whole", element]`: has the page send the whole text of a field.
  mutating func whole(_ element: Int) {
    need([.typing])
    begin("whole", element)
    operations.append(UInt8(ascii: "]"))
  }

  /// `["set", name, element, value, …]`: sets an attribute, or removes it where `value` is `nil`. Said twice in a row of one
  /// attribute, it is sent once.
  ///
  /// - Parameter box: which of the boxes around the element has the attribute; 0 is the element's own. It is sent as so many
  ///   `^` before the name.
  mutating func set(_ element: Int, box: Int = 0, _ name: String, _ value: String?) {
    let name = String(repeating: "^", count: box) + name
    if open == .set(name), lastElement == element, animation == toldAnimation { return }
    begin(.set(name), element)
    if let value { argument(value) } else { operations += ",null".utf8 }
  }

  /// Sets the class and the declarations of a box.
  @MainActor
  mutating func look(of shown: PageElement, box: Int) {
    let look = shown.look(ofBox: box, &styles)
    set(shown.element.id, box: box, "class", look.className)
    // Only where names have run out is there anything to be said, and to be taken back.
    if styles.isFull { set(shown.element.id, box: box, "style", look.style) }
  }

  /// Sets the class and the declarations of what the layers of a box have brought along.
  @MainActor
  mutating func lookOfContent(of shown: PageElement, box: Int) {
    guard let (layer, content) = shown.content(ofBox: box) else { return }
    let look = PageElement.look(ofContentOf: layer, &styles)
    set(content.id, "class", look.className)
    if styles.isFull { set(content.id, "style", look.style) }
  }

  /// `["again", element, markup]`: writes an element anew whose layers share boxes in another way. The page keeps what people
  /// have typed.
  @MainActor
  mutating func again(_ element: Element) {
    begin("again", element.id)
    argument(markup: element)
    operations.append(UInt8(ascii: "]"))
  }

  /// `["become", element, tag]`: an element, which was written anew, is of another kind. The page keeps what is in it. What a person
  /// gives a value to is taken away instead, and put there anew.
  @MainActor
  mutating func become(_ element: Element) {
    guard element.page.part == nil, !element.page.isEmpty, !element.isTyped else {
      guard let parent = element.parent else { return }
      remove(element.id)
      return insert(element, into: parent.id, before: element.nextSibling?.id)
    }
    again(element)
    need([.layout])
    begin("become", element.id)
    argument(element.page.tag)
    operations.append(UInt8(ascii: "]"))
  }

  /// `["insert", parent, sibling, markup, …]`: puts an element before `sibling`, or last in `parent` where it is `nil`, which
  /// is written as 0: the root is nobody's sibling.
  @MainActor
  mutating func insert(_ element: Element, into parent: Int, before sibling: Int?) {
    tellAnimation()
    if open == .insert(parent: parent), lastElement == sibling ?? 0 {
      // Continues the text.
    } else {
      if open == .insert(parent: parent) { operations.append(UInt8(ascii: "\"")) }
      begin(.insert(parent: parent), sibling ?? 0)
      operations += ",\"".utf8
    }
    append(markup: element)
  }

  /// `["runs", element, markup]`: replaces an element's text, whose parts are set differently.
  @MainActor
  mutating func runs(_ element: Element, _ runs: [TextRun]) {
    begin("runs", element.id)
    operations += ",\"".utf8
    var markup: [UInt8] = []
    Markup.append(runs, of: element, to: &markup)
    operations.appendEscapedForJSON(markup)
    operations += "\"]".utf8
  }

  /// `["options", element, markup]`: replaces what can be chosen in a picker or a tab bar.
  @MainActor
  mutating func options(_ picker: Element) {
    if picker.hasMoreTabs { need([.menus]) }
    begin("options", picker.id)
    operations += ",\"".utf8
    var markup: [UInt8] = []
    Markup.appendOptions(of: picker, to: &markup)
    operations.appendEscapedForJSON(markup)
    operations += "\"]".utf8
  }

  /// `["move", element, sibling, …]`: puts an element before `sibling`, or last where that is `nil`, which is written as 0.
  mutating func move(_ element: Int, before sibling: Int?) {
    begin(.move, element)
    argument(sibling ?? 0)
  }

  /// `["remove", element, …]`: takes an element away.
  mutating func remove(_ element: Int) {
    begin(.remove, element)
  }

  /// `["open", request, url]`: asks the page to open a URL and to answer under that number.
  mutating func open(_ request: Int, _ url: String) {
    need([.opening])
    begin("open")
    argument(request)
    argument(url)
    operations.append(UInt8(ascii: "]"))
  }

  /// `["scroll", element, row, x?, y?]`: has the page scroll to an element, or to a row of a gap. The anchor is in thousandths.
  mutating func scroll(to place: VisibleRows.Place, _ anchor: ScrollAnchor?) {
    need([.scrolling])
    begin("scroll", place.element)
    argument(place.row)
    if let anchor {
      argument(Int(anchor.x * 1_000))
      argument(Int(anchor.y * 1_000))
    }
    operations.append(UInt8(ascii: "]"))
  }

  /// `["focus", element]`: gives the keyboard's focus to an element, or takes it from whatever has it where that is 0.
  mutating func focus(_ element: Int?) {
    begin("focus", element ?? 0)
    operations.append(UInt8(ascii: "]"))
  }

  /// `["announce", text]`: says a text to who does not see the page.
  mutating func announce(_ text: String) {
    need([.speech])
    begin("announce")
    argument(text)
    operations.append(UInt8(ascii: "]"))
  }

  /// `["copy", text]`: puts a text on the person's clipboard.
  mutating func copy(_ text: String) {
    need([.copying])
    begin("copy")
    argument(text)
    operations.append(UInt8(ascii: "]"))
  }

  /// `["save", path]`: downloads what is at that path, once.
  mutating func save(_ path: String) {
    need([.files])
    begin("save")
    argument(path)
    operations.append(UInt8(ascii: "]"))
  }

  /// `["render", root, markup]`: replaces the whole picture; the page keeps what people have typed, and forgets all styles.
  @MainActor
  mutating func render(_ root: Element) {
    begin("render")
    argument(root.id)
    operations += ",\"".utf8
    var markup: [UInt8] = []
    Markup.appendChildren(of: root, to: &markup, &styles, &numbers)
    operations.appendEscapedForJSON(markup)
    operations += "\"]".utf8
  }

  /// The whole patch as a frame. Forgets the operations.
  mutating func finish(sequence: Int, acknowledged: Int) -> [UInt8] {
    close()
    tellStyles()
    tellParts()
    defer {
      operations.removeAll(keepingCapacity: operations.count <= 4_096)
      numbers = .counted
      animation = nil
      toldAnimation = nil
    }
    return Array("[\(sequence),\(acknowledged)".utf8) + operations + Array("]".utf8)
  }

  /// Begins an operation on an element, or goes on with the one that is open.
  private mutating func begin(_ operation: Operation, _ element: Int) {
    tellAnimation()
    guard open != operation else {
      argument(element - lastElement)
      lastElement = element
      return
    }
    switch operation {
    case .text:
      close()
      operations += ",[\(element)".utf8
    case .value: begin("value", element)
    case .set(let name):
      begin("set")
      argument(name)
      argument(element)
    case .insert(let parent):
      begin("insert", parent)
      argument(element)
    case .move: begin("move", element)
    case .remove: begin("remove", element)
    }
    open = operation
    lastElement = element
  }

  private mutating func begin(_ name: String, _ number: Int? = nil) {
    tellAnimation()
    close()
    operations += ",[\"\(name)\"".utf8
    if let number { argument(number) }
  }

  private mutating func tellAnimation() {
    guard animation != toldAnimation else { return }
    toldAnimation = animation
    if animation != nil { need([.motion]) }
    close()
    tellStyles()
    operations += ",[\"pass\",\(animation.map(Motion.timing) ?? "null")]".utf8
  }

  /// `["styles", rule, …]`, where there are new ones, after what uses them: all of a pass is done before anything is shown.
  private mutating func tellStyles() {
    let rules = styles.takeRules()
    guard !rules.isEmpty else { return }
    operations += ",[\"styles\"".utf8
    for rule in rules { argument(rule) }
    operations.append(UInt8(ascii: "]"))
  }

  private mutating func tellParts() {
    let assets = styles.takeParts().assets
    guard !assets.isEmpty else { return }
    operations += ",[\"need\"".utf8
    for asset in assets { argument(asset.path) }
    operations.append(UInt8(ascii: "]"))
  }

  private mutating func argument(_ number: Int) {
    operations.append(UInt8(ascii: ","))
    operations += String(number).utf8
  }

  @MainActor
  private mutating func argument(markup element: Element) {
    operations += ",\"".utf8
    append(markup: element)
    operations.append(UInt8(ascii: "\""))
  }

  @MainActor
  private mutating func append(markup element: Element) {
    var markup: [UInt8] = []
    Markup.append(element, to: &markup, &styles, &numbers)
    operations.appendEscapedForJSON(markup)
  }

  private mutating func argument(_ text: String) {
    operations += ",\"".utf8
    operations.appendEscapedForJSON(text.utf8)
    operations.append(UInt8(ascii: "\""))
  }

  private mutating func close() {
    if case .insert = open { operations.append(UInt8(ascii: "\"")) }
    if open != nil { operations.append(UInt8(ascii: "]")) }
    open = nil
  }
}
