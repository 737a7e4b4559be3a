import SwiftUI

/// A tour of data flow in small steps: which changes update the screen, and why.
public struct DataFlowTour: View {
  /// Creates the tour.
  public init() {}

  /// A list of the stages, each of which can be opened.
  public var body: some View {
    NavigationStack {
      List {
        ForEach(TourStage.Chapter.allCases, id: \.self) { chapter in
          Section(chapter.rawValue) {
            ForEach(TourStage.allCases.filter { $0.chapter == chapter }, id: \.self) { stage in
              NavigationLink(stage.title, value: stage)
            }
          }
        }
      }
      .navigationTitle("State and data flow")
      .navigationDestination(for: TourStage.self) { stage in
        StageView(stage: stage)
      }
    }
  }
}

/// The live part of a stage.
struct TourStageContent: View {
  let stage: TourStage
  let look: Look
  @State private var score = BoxInStruct.Score()

  init(stage: TourStage, look: Look) {
    self.stage = stage
    self.look = look
  }

  var body: some View {
    switch stage {
    case .plainProperty: PlainProperty(notebook: look.notebook)
    case .stateInStruct: StateInStruct(notebook: look.notebook)
    case .objectOfItsOwn: ObjectOfItsOwn(notebook: look.notebook)
    case .boxInStruct: BoxInStruct(score: score, look: look)
    case .stateSpelledOut: StateSpelledOut(notebook: look.notebook)
    case .wrappedValue: WrappedValue(notebook: look.notebook)
    case .realState: RealState(notebook: look.notebook)
    case .nameInTwoPlaces: NameInTwoPlaces()
    case .projectedValue: ProjectedValue()
    case .twoTruths: TwoTruths(notebook: look.notebook)
    case .oneTruth: OneTruth(notebook: look.notebook)
    case .constantBinding: ConstantBinding(notebook: look.notebook)
    case .observedOnly: ObservedOnly(notebook: look.notebook)
    case .observedAndKept: ObservedAndKept(notebook: look.notebook)
    case .objectFromAbove: ObjectFromAbove(notebook: look.notebook)
    case .environmentOfYourOwn: EnvironmentOfYourOwn()
    }
  }
}
