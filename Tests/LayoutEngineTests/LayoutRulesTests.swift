import LayoutEngine
import Locking
import Testing

/// Tests the layout rules of the kinds of views that the random trees do not contain.
@Suite("Layout rules")
struct LayoutRulesTests {
  private let space = LayoutSize(width: 200, height: 100)

  private func frames(_ build: (inout LayoutTree) -> Void) -> [LayoutFrame?] {
    var tree = LayoutTree()
    build(&tree)
    return LayoutPass(tree, in: space).frames
  }

  private func box(_ width: Double, _ height: Double) -> LayoutKind {
    .fixed(LayoutSize(width: width, height: height))
  }

  private func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> LayoutFrame {
    LayoutFrame(x: x, y: y, size: LayoutSize(width: width, height: height))
  }

  /// A text with the given length on one line, which wraps into lines of 20 points.
  private func text(_ length: Double, baseline: Double = 15) -> LayoutKind {
    .measured { proposal in
      let width = min(length, max(proposal.width ?? length, 10))
      let lines = (length / width).rounded(.up)
      return MeasuredContent(
        size: LayoutSize(width: width, height: lines * 20), firstTextBaseline: baseline,
        lastTextBaseline: (lines - 1) * 20 + baseline)
    }
  }

  @Test("An empty tree has no frames")
  func empty() {
    #expect(frames { _ in }.isEmpty)
    #expect(frames { $0.add(.stack(.horizontal, spacing: 8, .center)) } == [frame(100, 50, 0, 0)])
  }

  @Test("In a row, a text wraps in the width that the views of fixed size do not use")
  func text() {
    let frames = frames { tree in
      tree.add(.stack(.horizontal, spacing: 10, .start)) { tree in
        tree.add(text(300))
        tree.add(box(90, 10))
      }
    }
    #expect(frames[1] == frame(0, 20, 100, 60))
    #expect(frames[2] == frame(110, 20, 90, 10))
  }

  @Test("First baselines are aligned through modifiers and stacks")
  func firstBaselines() {
    let frames = frames { tree in
      tree.add(.stack(.horizontal, spacing: 0, .firstTextBaseline)) { tree in
        tree.add(text(30, baseline: 15))
        tree.add(.padding(LayoutInsets(top: 6, leading: 0, bottom: 0, trailing: 0))) { $0.add(text(30, baseline: 10)) }
        tree.add(.stack(.vertical, spacing: 0, .start)) { tree in
          tree.add(box(20, 40))
          tree.add(text(30, baseline: 5))
        }
        tree.add(box(10, 12))
      }
    }
    // The text in the third child of the row starts 40 below the child's top, so the child's baseline is at 45.
    let top = frames[0]!.y
    #expect(frames[1]!.y - top == 30)
    #expect(frames[2]!.y - top == 29)
    #expect(frames[4]!.y - top == 0)
    // The baseline of a view without text is its bottom.
    #expect(frames[7]!.y - top == 33)
    #expect(frames[0]!.size.height == 60)
  }

  @Test("The first baseline of a column is in its first text, and the last baseline is in its last text")
  func combinedBaselines() {
    func top(of guide: LayoutGuide) -> Double {
      let frames = frames { tree in
        tree.add(.stack(.horizontal, spacing: 0, guide)) { tree in
          tree.add(.stack(.vertical, spacing: 0, .start)) { tree in
            for _ in 0..<3 { tree.add(text(30)) }
          }
          tree.add(text(30))
        }
      }
      return frames[5]!.y - frames[1]!.y
    }
    #expect(top(of: .firstTextBaseline) == 0)
    #expect(top(of: .lastTextBaseline) == 40)
  }

  @Test("Last baselines are aligned")
  func lastBaselines() {
    let frames = frames { tree in
      tree.add(.stack(.horizontal, spacing: 0, .lastTextBaseline)) { tree in
        tree.add(.frame(width: 30, height: nil, .center)) { $0.add(text(60)) }
        tree.add(text(30))
      }
    }
    #expect(frames[1]!.y == 30 && frames[3]!.y == 50)
  }

  @Test("An alignment guide for an edge does not affect outer stacks")
  func innerGuide() {
    let frames = frames { tree in
      tree.add(.stack(.vertical, spacing: 0, .start)) { tree in
        tree.add(box(50, 10))
        tree.add(.stack(.horizontal, spacing: 0, .center)) { tree in
          tree.add(.guide(.horizontal, .start, position: { _ in -20 })) { $0.add(box(50, 10)) }
        }
      }
    }
    #expect(frames[1]!.x == 75 && frames[4]!.x == 75)
  }

  @Test("A stack's position for a custom alignment guide is the mean of its children's positions")
  func guides() {
    let custom = LayoutGuide.custom(1, fraction: 0)
    let frames = frames { tree in
      tree.add(.stack(.vertical, spacing: 0, custom)) { tree in
        tree.add(.stack(.horizontal, spacing: 0, .center)) { tree in
          tree.add(box(20, 10))
          tree.add(.guide(.horizontal, custom, position: { $0.width / 2 })) { $0.add(box(20, 10)) }
          tree.add(.guide(.horizontal, custom, position: { $0.width / 2 })) { $0.add(box(20, 10)) }
        }
        tree.add(box(10, 10))
      }
    }
    // The guides of the first row are at 30 and 50, so their mean is 40.
    #expect(frames[7]!.x - frames[1]!.x == 40)
  }

  @Test("An alignment guide for an edge moves a view in the stack that contains the view")
  func ownGuide() {
    let frames = frames { tree in
      tree.add(.stack(.vertical, spacing: 0, .start)) { tree in
        tree.add(box(50, 10))
        tree.add(.guide(.horizontal, .start, position: { _ in -20 })) { $0.add(box(50, 10)) }
      }
    }
    #expect(frames[0] == frame(65, 40, 70, 20))
    #expect(frames[3] == frame(85, 50, 50, 10))
  }

  @Test("The first view that fits is shown, or the last if none fits")
  func fits() {
    func shown(_ widths: Double...) -> [Bool] {
      frames { tree in
        tree.add(.firstThatFits(horizontal: true, vertical: true)) { tree in
          for width in widths { tree.add(box(width, 10)) }
        }
      }.dropFirst().map { $0 != nil }
    }
    #expect(shown(300, 150, 50) == [false, true, false])
    #expect(shown(300, 250) == [false, true])
    let vertical = frames { tree in
      tree.add(.firstThatFits(horizontal: false, vertical: true)) { tree in
        tree.add(box(300, 100))
        tree.add(box(10, 10))
      }
    }
    #expect(vertical[1] == frame(-50, 0, 300, 100))
  }

  @Test("A geometry reader takes the proposed size and aligns its content top leading")
  func geometryReader() {
    let frames = frames { tree in
      tree.add(.padding(LayoutInsets(top: 10, leading: 20, bottom: 0, trailing: 0))) { tree in
        tree.add(.geometryReader) { $0.add(text(500)) }
      }
    }
    #expect(frames[1] == frame(20, 10, 180, 90))
    #expect(frames[2] == frame(20, 10, 180, 60))
  }

  @Test("A scroll view takes the proposed length, and its content takes its ideal length")
  func scroll() {
    let frames = frames { tree in
      tree.add(.scroll(horizontal: false, vertical: true)) { tree in
        tree.add(.stack(.vertical, spacing: 0, .center)) { tree in
          tree.add(.flexible)
          tree.add(box(40, 300))
        }
      }
    }
    #expect(frames[0] == frame(0, 0, 200, 100))
    #expect(frames[1] == frame(0, 0, 200, 310))
    #expect(frames[2] == frame(0, 0, 200, 10))
  }

  @Test("An offset keeps the view's size, and a position takes the proposed size")
  func offsetAndPosition() {
    let frames = frames { tree in
      tree.add(.stack(.horizontal, spacing: 0, .start)) { tree in
        tree.add(.offset(x: 5, y: -7)) { $0.add(box(40, 20)) }
        tree.add(.position(x: 10, y: 90)) { $0.add(box(40, 20)) }
      }
    }
    #expect(frames[1] == frame(0, 0, 40, 20) && frames[2] == frame(5, -7, 40, 20))
    #expect(frames[3] == frame(40, 0, 160, 100) && frames[4] == frame(30, 80, 40, 20))
  }

  @Test("Without a given ratio the ideal ratio applies, and a missing length is derived from the other length")
  func ratio() {
    let ideal = LayoutKind.flexibleFrame(
      width: LayoutLimits(ideal: 40), height: LayoutLimits(ideal: 10), .center)
    let fitting = frames { tree in
      tree.add(.aspectRatio(nil, fills: false)) { $0.add(ideal) { $0.add(.flexible) } }
    }
    #expect(fitting[2] == frame(0, 25, 200, 50))
    let scrolled = frames { tree in
      tree.add(.fixedSize(horizontal: false, vertical: true)) {
        $0.add(.aspectRatio(4, fills: true)) { $0.add(.flexible) }
      }
    }
    #expect(scrolled[2] == frame(0, 25, 200, 50))
  }

  @Test("A divider is perpendicular to its stack, and horizontal outside of stacks")
  func divider() {
    let row = frames { tree in
      tree.add(.stack(.horizontal, spacing: 0, .center)) { tree in
        tree.add(box(20, 40))
        tree.add(.divider(thickness: 1))
      }
    }
    #expect(row[2] == frame(109.5, 0, 1, 100))
    #expect(frames { $0.add(.divider(thickness: 1)) } == [frame(0, 49.5, 200, 1)])
  }

  @Test("A modifier on a spacer changes neither its axis nor its priority")
  func modifiedSpacer() {
    let frames = frames { tree in
      tree.add(.stack(.horizontal, spacing: 0, .center)) { tree in
        tree.add(.padding(LayoutInsets(top: 0, leading: 2, bottom: 0, trailing: 2))) { $0.add(.spacer(minimum: 8)) }
        tree.add(.flexible)
      }
    }
    #expect(frames[2]!.size == LayoutSize(width: 8, height: 0))
    #expect(frames[3]!.size == LayoutSize(width: 188, height: 100))
  }

  @Test("Negative padding enlarges the proposal, and sizes are never negative")
  func negativePadding() {
    func padded(_ kind: LayoutKind) -> [LayoutFrame?] {
      frames { tree in
        tree.add(.padding(LayoutInsets(top: -20, leading: -20, bottom: -20, trailing: -20))) { $0.add(kind) }
      }
    }
    #expect(padded(.flexible) == [frame(0, 0, 200, 100), frame(-20, -20, 240, 140)])
    #expect(padded(box(30, 50))[0]!.size == LayoutSize(width: 0, height: 10))
  }

  @Test("Limits below the minimum are raised to the minimum, and invalid lengths are ignored")
  func limits() {
    let limits = LayoutLimits(minimum: 50, ideal: 20, maximum: 10)
    #expect(limits.minimum == 50 && limits.ideal == 50 && limits.maximum == 50)
    let odd = LayoutLimits(minimum: -.infinity, ideal: .nan, maximum: .infinity)
    #expect(odd.minimum == 0 && odd.ideal == nil && odd.maximum == .infinity)
    let frames = frames { tree in
      tree.add(.fixedSize(horizontal: true, vertical: true)) { tree in
        tree.add(.flexibleFrame(width: LayoutLimits(ideal: 70), height: LayoutLimits(maximum: 4), .center)) {
          $0.add(.flexible)
        }
      }
    }
    #expect(frames[1]!.size == LayoutSize(width: 70, height: 4))
    let wider = self.frames { tree in
      tree.add(.fixedSize(horizontal: true, vertical: true)) { tree in
        tree.add(
          .flexibleFrame(width: LayoutLimits(ideal: 70, maximum: 100), height: LayoutLimits(ideal: 70), .center)
        ) { $0.add(box(30, 10)) }
      }
    }
    // A frame is larger than its content only in a dimension with a minimum or maximum. Here only the width has one.
    #expect(wider[1]!.size == LayoutSize(width: 70, height: 10))
  }

  @Test("Nodes deeper than the limit have no size, and the tree reports it")
  func depth() {
    func nest(_ depth: Int, _ tree: inout LayoutTree) {
      tree.add(.padding(LayoutInsets(top: 0, leading: 0, bottom: 0, trailing: 0))) { tree in
        if depth > 1 { nest(depth - 1, &tree) } else { tree.add(.flexible) }
      }
    }
    var tree = LayoutTree()
    nest(LayoutTree.depthLimit - 1, &tree)
    #expect(!tree.exceedsDepthLimit)
    #expect(LayoutPass(tree, in: space).frames.last == frame(0, 0, 200, 100))
    tree = LayoutTree()
    nest(LayoutTree.depthLimit, &tree)
    #expect(tree.exceedsDepthLimit)
    #expect(LayoutPass(tree, in: space).frames.last == frame(100, 50, 0, 0))
  }

  @Test("A text in forty alternating stacks is measured a bounded number of times")
  func alternatingStacks() {
    let count = Locked(0)
    func nest(_ depth: Int, _ tree: inout LayoutTree) {
      tree.add(.stack(depth.isMultiple(of: 2) ? .vertical : .horizontal, spacing: 1, .center)) { tree in
        tree.add(
          .measured { proposal in
            count.withLock { $0 += 1 }
            let width = min(max(proposal.width ?? 1e5, 1), 1e5)
            return MeasuredContent(size: LayoutSize(width: width, height: 1e6 / width))
          })
        if depth > 1 { nest(depth - 1, &tree) }
      }
    }
    var tree = LayoutTree()
    nest(40, &tree)
    _ = LayoutPass(tree, in: LayoutSize(width: 1e6, height: 1e6))
    #expect(count.withLock { $0 } < 40 * 40)
  }

  @Test("A stack places 100,000 views")
  func many() {
    let frames = frames { tree in
      tree.add(.stack(.vertical, spacing: 1, .start)) { tree in
        for _ in 0..<100_000 { tree.add(box(10, 1)) }
      }
    }
    #expect(frames[0]!.size == LayoutSize(width: 10, height: 199_999))
    #expect(frames.last! == frame(95, frames[0]!.y + 199_998, 10, 1))
  }
}
