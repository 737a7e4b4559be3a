/// The stages of the tour, in the order in which they explain each other.
enum TourStage: CaseIterable, Hashable {
  case plainProperty, objectOfItsOwn, boxInStruct, stateSpelledOut, realState
  case nameInTwoPlaces, twoTruths, oneTruth
  case observedOnly, observedAndKept, objectFromAbove
  case environmentOfYourOwn

  enum Chapter: String, CaseIterable {
    case state = "State"
    case binding = "Binding"
    case objects = "Objects"
    case environment = "Environment"
  }

  var chapter: Chapter {
    switch self {
    case .plainProperty, .objectOfItsOwn, .boxInStruct, .stateSpelledOut, .realState: .state
    case .nameInTwoPlaces, .twoTruths, .oneTruth: .binding
    case .observedOnly, .observedAndKept, .objectFromAbove: .objects
    case .environmentOfYourOwn: .environment
    }
  }

  var title: String {
    switch self {
    case .plainProperty: "A plain property"
    case .objectOfItsOwn: "An object"
    case .boxInStruct: "A box in a struct"
    case .stateSpelledOut: "State, spelled out"
    case .realState: "@State"
    case .nameInTwoPlaces: "A name in two places"
    case .twoTruths: "Two truths"
    case .oneTruth: "One truth"
    case .observedOnly: "@ObservedObject"
    case .observedAndKept: "@StateObject"
    case .objectFromAbove: "@EnvironmentObject"
    case .environmentOfYourOwn: "@Environment"
    }
  }

  var explanation: String {
    switch self {
    case .plainProperty:
      "A view is a value, and its body cannot change it. A tap changes a copy, and the copy is thrown away."
    case .objectOfItsOwn:
      """
      An object can be changed from a body, but nobody is told: the screen stays as it is. Look again, and the view has \
      been made anew, with another object.
      """
    case .boxInStruct:
      """
      A struct that holds a box stays the same while the content of the box changes; and this box was made outside, so it \
      outlives the view. The number is kept, and shown when you look again. Nobody was told to look.
      """
    case .stateSpelledOut:
      "State is such a box, made once for the place where the view stands, and it tells whoever read it."
    case .realState:
      "The attribute writes the same: the property is the content of the box."
    case .nameInTwoPlaces:
      "A field needs to write as well as to read: it takes a binding, `$name`. From three letters on you are greeted."
    case .twoTruths:
      "A state that begins with a value given from outside is a copy of its own. Tap, and compare."
    case .oneTruth:
      "A binding owns nothing: it reads and writes the state of whoever does."
    case .observedOnly:
      "An observed object tells its readers. Made by the view itself it is lost when you look again."
    case .observedAndKept:
      "A state object is made once, like state, and observed."
    case .objectFromAbove:
      "An object in the environment reaches all that is below; what stands between does not pass it on."
    case .environmentOfYourOwn:
      "A value with a key of your own has a default, and whoever stands above may set it for all below."
    }
  }
}
