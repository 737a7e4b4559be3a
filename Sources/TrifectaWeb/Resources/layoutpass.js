// The layout pass: computes sizes and places by SwiftUI's rules for layouts that CSS cannot reproduce. A parent
// proposes a size to its child, the child chooses its size, and the parent places it.
//
// The server marks elements that need the pass with the class `y`, and describes the layout of each box in the custom
// property `--l` of its style, see Page/LayoutPassTrigger.swift and Page/LayoutOperations.swift. A region consists of
// the topmost such element and its descendants down to leaves, whose content the browser lays out.
trifecta.part("layoutpass", (page) => {
  "use strict";

  const NIL = -1; // no proposal
  const [LEAF, MEASURED, ROW, COLUMN, OVERLAP, FITS, GRID, GRIDROW, INSET, PADDING, FRAME, FLEXIBLE, PLAIN, FIXED, RATIO, SECONDARY, CELL] = Array(17).keys();

  /** @typedef {[width: number, height: number, firstBaseline: number, lastBaseline: number]} LeafSize */
  /** @typedef {[x: number, y: number, width: number, height: number, proposedWidth: number, proposedHeight: number]} Frame */
  /** @typedef {(node: number, x: number, y: number, proposedWidth: number, proposedHeight: number) => void} Visit */
  /** @typedef {(node: number, ...frame: Frame) => void} Write */
  /** @typedef {{ c: number, isRow: boolean, row: number, from: number, to: number, bits: number, x: number, y: number }} GridCell */
  /** @typedef {ReturnType<typeof makeEngine>} Engine */
  /** @typedef {ReturnType<typeof readType>} ElementType */
  /** @typedef {{ x: number, y: number, w: number, h: number, isToLeft: boolean }} Placement */
  /** A size of a leaf that is to be measured. @typedef {[region: Region, node: number, width: number]} Want */
  /**
   * An operation on an element: the kind of its node, or null for parameters of the element's own node.
   *
   * @typedef {{ letter: string, kind: number | null, params: number[] }} LayoutOperation
   */
  /**
   * The measured sizes of a leaf.
   *
   * @typedef {object} LeafSizes
   * @property {LeafSize} [ideal]
   * @property {Map<number, LeafSize>} widths The sizes by proposed width
   * @property {[across: number, down: number]} margins
   * @property {[width: number, height: number]} [shown] The size that was written last
   */
  /**
   * A tree of elements that the pass lays out. Lists are by node.
   *
   * @typedef {object} Region
   * @property {Element} root
   * @property {string} direction
   * @property {boolean} isStale Whether the tree must be read again
   * @property {boolean} isDirty Whether the frames must be computed again
   * @property {Element[]} elements
   * @property {ElementType[]} types
   * @property {number[]} shown The nodes with frames to write, in preorder
   * @property {Element[]} leaves
   * @property {number[]} bits
   * @property {boolean[]} isToLeft
   * @property {number[]} isShown Whether the node's frame is written (1)
   * @property {Map<Element, number>} indices The innermost nodes of elements
   * @property {boolean} hasBaselines
   * @property {boolean} hasChoices Whether views are hidden because a `ViewThatFits` shows another view
   * @property {number[]} [container] The size to which relative frames refer, if there are any
   * @property {Engine} [engine]
   * @property {number[]} offer The size that is offered to the root
   * @property {Float64Array} frames The six numbers of each node's {@link Frame}
   * @property {string} [size] The last size of the root
   * @property {string} [space] The last space around the root
   */

  // MARK: Engine

  // Lays out a tree whose nodes are in preorder: the descendants of node i are i + 1 up to ends[i], exclusive. Each
  // node has eight parameters, of which the last two are always the alignment, as fractions of the free space, and
  // SLOTS cached sizes.
  /** @param {Uint8Array} kinds @param {Int32Array} ends @param {Float64Array} params @param {Float64Array} priorities
   * @param {number[]} isShown @param {(node: number, a: number, b: number) => LeafSize} measureLeaf */
  function makeEngine(kinds, ends, params, priorities, isShown, measureLeaf) {
    const count = kinds.length;
    const SLOTS = 8; // with four, nested stacks with alternating axes take exponential time
    /** @param {number} size */
    const floats = (size) => new Float64Array(size);
    const depends = new Uint8Array(count); // whether the size depends on the proposed width (1) or height (2)
    const parents = new Int32Array(count).fill(-1);
    const keys = floats(count * SLOTS * 2).fill(-2);
    const sizes = floats(count * SLOTS * 2);
    const lines = floats(count * SLOTS * 2); // the first and the last baseline
    const next = new Uint8Array(count); // the next slot to use
    // The proposal for which the parent stack has last computed the lengths of its children.
    const found = floats(count * 2).fill(-2);
    const [share, most, flexibility, width, height, line] = Array.from({ length: 6 }, () => floats(count));
    const order = new Int32Array(count);
    let top = 0;
    let [w, h] = [0, 0]; // the last measured size
    let [pw, ph] = [0, 0]; // the last proposal

    /** @type {(low: number, high: number, size: number, p: number) => number} */
    const clamp = (low, high, size, p) => {
      if (p < 0) p = size;
      if (low >= 0) size = Math.max(low, Math.min(p, size));
      return high >= 0 ? Math.min(high, Math.max(p, size)) : size;
    };
    /** @type {(low: number, ideal: number, high: number, p: number) => number} */
    const limit = (low, ideal, high, p) => {
      if (p < 0) p = ideal;
      if (p < 0) return p;
      if (low > p) p = low;
      return high >= 0 && high < p ? high : p;
    };
    /** @type {(p: number, by: number) => number} */
    const less = (p, by) => (p < 0 ? p : Math.max(0, p - by));

    // Sets the proposal of a modifier to its content.
    /** @param {number} i @param {number} a @param {number} b */
    function propose(i, a, b) {
      const p = i * 8;
      [pw, ph] = [a, b];
      switch (kinds[i]) {
        case PADDING:
          pw = less(a, params[p + 1] + params[p + 3]);
          ph = less(b, params[p] + params[p + 2]);
          break;
        case FRAME:
          if (params[p] >= 0) pw = params[p];
          if (params[p + 1] >= 0) ph = params[p + 1];
          break;
        case FLEXIBLE:
          pw = limit(params[p], params[p + 1], params[p + 2], a);
          ph = limit(params[p + 3], params[p + 4], params[p + 5], b);
          break;
        case FIXED:
          if (params[p] > 0) pw = NIL;
          if (params[p + 1] > 0) ph = NIL;
          break;
        case RATIO: {
          if (a < 0 && b < 0) break;
          let ratio = params[p];
          if (!(ratio > 0)) {
            measure(i + 1, NIL, NIL);
            ratio = w > 0 && h > 0 ? w / h : 1;
          }
          const isHigh = a < 0 || (b >= 0 && (b === 0 || a / b > ratio) !== params[p + 1] > 0);
          [pw, ph] = isHigh ? [b * ratio, b] : [a, a / ratio];
        }
      }
    }

    // Returns the first child of a `ViewThatFits` whose ideal size fits, or the last child.
    /** @param {number} i @param {number} a @param {number} b */
    function choose(i, a, b) {
      const [across, down] = [params[i * 8] > 0, params[i * 8 + 1] > 0];
      let c = i + 1;
      for (; ends[c] < ends[i]; c = ends[c]) {
        measure(c, across ? NIL : a, down ? NIL : b);
        // A rounding error must not hide a view.
        if (!(across && a >= 0 && w > a + 0.02) && !(down && b >= 0 && h > b + 0.02)) break;
      }
      return c;
    }

    // Divides a length among tracks like a stack among its views.
    /** @param {number} count @param {number} length @param {number} gap @param {(track: number, length: number) => number} size */
    function divide(count, length, gap, size) {
      const tracks = [...Array(count).keys()];
      if (length < 0) return tracks.map((track) => size(track, NIL));
      const lengths = Array(count).fill(0);
      const flexibilities = tracks.map((track) => {
        const least = size(track, 0);
        return Math.max(0, size(track, Infinity) - least) || 0;
      });
      let rest = length - gap * (count - 1);
      tracks.sort((one, other) => flexibilities[one] - flexibilities[other] || one - other).forEach((track, at) => {
        const part = rest / (count - at);
        rest -= lengths[track] = size(track, part > 0 ? part : 0);
      });
      return lengths;
    }

    /** @type {(lengths: number[], gap: number, from: number, to: number) => number} */
    const span = (lengths, gap, from, to) => lengths.slice(from, to).reduce((sum, length) => sum + length + gap, -gap);

    // Returns the cells of a grid, and its columns and rows.
    /** @param {number} i @param {number} a @param {number} b */
    function arrangeGrid(i, a, b) {
      const [gap, rowGap] = params.slice(i * 8, i * 8 + 2);
      let [count, rows] = [1, 0];
      /** @type {GridCell[]} */
      const cells = [];
      /** @type {number[]} */
      const alignments = [];
      for (let r = i + 1; r < ends[i]; r = ends[r], rows++) {
        const isRow = kinds[r] === GRIDROW;
        let column = 0;
        for (let c = isRow ? r + 1 : r; c < ends[r]; c = ends[c]) {
          const p = c * 8;
          const values = kinds[c] === CELL ? params.slice(p, p + 5) : nils;
          const from = column;
          if (isRow) column += Math.max(1, values[0]);
          if (isRow && values[2] >= 0) alignments[from] = values[2];
          const y = isRow && values[4] < 0 ? params[r * 8] : values[4];
          cells.push({ c, isRow, row: rows, from, to: column, bits: Math.max(0, values[1]), x: values[3], y });
        }
        count = Math.max(count, column);
      }
      for (const cell of cells) {
        if (!cell.isRow) cell.to = count;
        else if (cell.x < 0) cell.x = alignments[cell.from] ?? NIL;
      }
      /** @type {GridCell[][]} */
      const inColumns = [];
      /** @type {GridCell[][]} */
      const inRows = [];
      for (const cell of cells) {
        if (cell.to === cell.from + 1 && !(cell.bits & 1)) (inColumns[cell.from] ??= []).push(cell);
        if (!(cell.bits & 2)) (inRows[cell.row] ??= []).push(cell);
      }
      const widths = divide(count, a, gap, (track, length) => longest(inColumns[track], ({ c }) => (measure(c, length, NIL), w)));
      for (const { c, from, to, bits } of cells) {
        if (to - from < 2 || bits & 1) continue;
        const own = span(widths, gap, from, to);
        const rest = a - span(widths, gap, 0, count);
        measure(c, a < 0 ? NIL : rest > 0 ? own + rest : own, NIL);
        const extra = (w - own) / (to - from);
        if (extra > 0) for (let track = from; track < to; track++) widths[track] += extra;
      }
      const heights = divide(rows, b, rowGap, (track, length) =>
        longest(inRows[track], ({ c, from, to }) => (measure(c, span(widths, gap, from, to), length), h)));
      return { cells, widths, heights, gap, rowGap };
    }

    /** @param {GridCell[] | undefined} cells @param {(cell: GridCell) => number} size */
    const longest = (cells = [], size) => cells.reduce((most, cell) => Math.max(most, size(cell)), 0);

    // Arranges a view, and an inset at an edge of it: 0 (top), 1 (leading), 2 (bottom) or 3 (trailing).
    /** @param {number} i @param {number} a @param {number} b @param {Visit} [visit] */
    function arrangeInset(i, a, b, visit) {
      const [p, view, bar] = [i * 8, i + 1, ends[i + 1]];
      const [edge, gap] = [params[p], params[p + 1]];
      const isDown = edge % 2 === 0;
      const [barA, barB] = isDown ? [a, NIL] : [NIL, b];
      measure(bar, barA, barB);
      const [barWide, barHigh] = [w, h];
      const [viewA, viewB] = isDown ? [a, less(b, gap + h)] : [less(a, gap + w), b];
      measure(view, viewA, viewB);
      const [wide, high] = [w, h];
      const isFirst = edge < 2;
      const [x, y] = [params[p + 6], params[p + 7]];
      const [across, down] = [Math.max(wide, barWide), Math.max(high, barHigh)];
      if (isDown) {
        visit?.(view, (across - wide) * x, isFirst ? barHigh + gap : 0, viewA, viewB);
        visit?.(bar, (across - barWide) * x, isFirst ? 0 : high + gap, barA, barB);
      } else {
        visit?.(view, isFirst ? barWide + gap : 0, (down - high) * y, viewA, viewB);
        visit?.(bar, isFirst ? 0 : wide + gap, (down - barHigh) * y, barA, barB);
      }
      return isDown ? [across, high + gap + barHigh] : [wide + gap + barWide, down];
    }

    // Measures a node. Sets w and h, and returns the slot in which the size is cached.
    /** @param {number} i @param {number} a @param {number} b */
    function measure(i, a, b) {
      const d = depends[i];
      if (!(d & 1)) a = 0;
      if (!(d & 2)) b = 0;
      const from = i * SLOTS * 2;
      for (let k = from; k < from + SLOTS * 2; k += 2)
        if (keys[k] === a && keys[k + 1] === b) {
          w = sizes[k];
          h = sizes[k + 1];
          return k;
        }
      const p = i * 8;
      let [wide, high, first, last] = [0, 0, NaN, NaN];
      switch (kinds[i]) {
        case LEAF:
          wide = limit(params[p], params[p + 1], params[p + 2], a);
          high = limit(params[p + 3], params[p + 4], params[p + 5], b);
          break;
        case MEASURED:
          [wide, high, first, last] = measureLeaf(i, a, b);
          break;
        case ROW:
        case COLUMN:
          measureStack(i, a, b);
          [wide, high] = [w, h];
          break;
        case OVERLAP:
          for (let c = i + 1; c < ends[i]; c = ends[c]) {
            measure(c, a, b);
            if (w > wide) wide = w;
            if (h > high) high = h;
          }
          break;
        case FITS:
          measure(choose(i, a, b), a, b);
          [wide, high] = [w, h];
          break;
        case INSET:
          [wide, high] = arrangeInset(i, a, b);
          break;
        case GRID: {
          const { widths, heights, gap, rowGap } = arrangeGrid(i, a, b);
          wide = span(widths, gap, 0, widths.length);
          high = Math.max(0, span(heights, rowGap, 0, heights.length));
          break;
        }
        default:
          propose(i, a, b);
          measure(i + 1, pw, ph);
          [wide, high] = [w, h];
          if (kinds[i] === PADDING) {
            wide = Math.max(0, wide + params[p + 1] + params[p + 3]);
            high = Math.max(0, high + params[p] + params[p + 2]);
          } else if (kinds[i] === FRAME) {
            if (params[p] >= 0) wide = params[p];
            if (params[p + 1] >= 0) high = params[p + 1];
          } else if (kinds[i] === FLEXIBLE) {
            wide = clamp(params[p], params[p + 2], wide, a < 0 ? params[p + 1] : a);
            high = clamp(params[p + 3], params[p + 5], high, b < 0 ? params[p + 4] : b);
          }
      }
      const k = from + next[i] * 2;
      next[i] = (next[i] + 1) % SLOTS;
      keys[k] = a;
      keys[k + 1] = b;
      sizes[k] = wide;
      sizes[k + 1] = high;
      lines[k] = first;
      lines[k + 1] = last;
      w = wide;
      h = high;
      return k;
    }

    // Lists the children of a stack by descending priority, and computes their maximum lengths.
    /** @param {number} i @param {number} a @param {number} b */
    function list(i, a, b) {
      const from = top;
      for (let c = i + 1; c < ends[i]; c = ends[c]) {
        most[c] = measureAlong(i, c, Infinity, a, b);
        let at = top++;
        for (; at > from && priorities[order[at - 1]] < priorities[c]; at--) order[at] = order[at - 1];
        order[at] = c;
      }
      return from;
    }

    // Sorts children of the same priority by ascending flexibility.
    /** @param {number} i @param {number} from @param {number} to @param {number} a @param {number} b */
    function sort(i, from, to, a, b) {
      for (let k = from; k < to; k++) {
        const c = order[k];
        flexibility[c] = most[c] - measureAlong(i, c, 0, a, b);
        let at = k;
        for (; at > from && flexibility[order[at - 1]] > flexibility[c]; at--) order[at] = order[at - 1];
        order[at] = c;
      }
    }

    // Returns the length along a stack that a child takes of a proposed length.
    /** @param {number} i @param {number} c @param {number} part @param {number} a @param {number} b */
    function measureAlong(i, c, part, a, b) {
      if (kinds[i] === ROW) {
        measure(c, part, b);
        return w;
      }
      measure(c, a, part);
      return h;
    }

    // Returns whether all children in a group take their maximum lengths in any order. The order depends on their
    // minimum lengths, which would require another reflow.
    /** @param {number} from @param {number} to @param {number} space */
    function fits(from, to, space) {
      for (let k = from; k < to; k++) if (!(most[order[k]] <= space / (to - from))) return false;
      return true;
    }

    /** @param {number} i @param {number} a @param {number} b */
    function measureStack(i, a, b) {
      const isRow = kinds[i] === ROW;
      const spacing = params[i * 8];
      let total = 0;
      let number = 0;
      /** @type {(c: number, part: number) => number} */
      const take = (c, part) => {
        const size = measureAlong(i, c, part, a, b);
        share[c] = part;
        width[c] = w;
        height[c] = h;
        total += size;
        return size;
      };
      if ((isRow ? a : b) < 0) {
        for (let c = i + 1; c < ends[i]; c = ends[c], number++) take(c, NIL);
      } else {
        const from = list(i, a, b);
        const end = top;
        number = end - from;
        let rest = (isRow ? a : b) - spacing * (number - 1);
        for (let at = from; at < end; ) {
          let to = at;
          while (to < end && priorities[order[to]] === priorities[order[at]]) to++;
          let space = rest;
          for (let k = to; k < end; k++) space -= measureAlong(i, order[k], 0, a, b);
          if (to - at > 1 && !fits(at, to, space)) sort(i, at, to, a, b);
          for (; at < to; at++) {
            const part = space / (to - at);
            const size = take(order[at], part > 0 ? part : 0);
            space -= size;
            rest -= size;
          }
        }
        top = from;
      }
      if (number) total += spacing * (number - 1);
      const across = acrossStack(i, b);
      w = isRow ? total : across;
      h = isRow ? across : total;
      found[i * 2] = a;
      found[i * 2 + 1] = b;
    }

    /** @param {number} i @param {number} b */
    function acrossStack(i, b) {
      const isRow = kinds[i] === ROW;
      const alignment = params[i * 8 + 7];
      let [across, below] = [0, 0];
      for (let c = i + 1; c < ends[i]; c = ends[c]) {
        let size = isRow ? height[c] : width[c];
        if (isRow && alignment > 1) {
          const at = baseline(c, share[c], b, alignment > 2);
          line[c] = at === at ? at : size;
          below = Math.max(below, size - line[c]);
          size = line[c];
        }
        across = Math.max(across, size);
      }
      line[i] = across;
      return across + below;
    }

    // Returns the position of the first or the last baseline; NaN if there is none.
    /** @param {number} i @param {number} a @param {number} b @param {boolean} isLast @returns {number} */
    function baseline(i, a, b, isLast) {
      if (kinds[i] === MEASURED) return lines[measure(i, a, b) + (isLast ? 1 : 0)];
      let at = NaN;
      forEachChild(i, a, b, (c, _x, y, cw, ch) => {
        if (kinds[i] === SECONDARY && c > i + 1) return;
        const own = y + baseline(c, cw, ch, isLast);
        if (own === own && !(isLast ? own <= at : own >= at)) at = own;
      });
      return at;
    }

    // Calls `visit` with each child of a node, its position in the node, and its proposal.
    /** @param {number} i @param {number} a @param {number} b @param {Visit} visit */
    function forEachChild(i, a, b, visit) {
      if (kinds[i] < ROW) return;
      if (!(depends[i] & 1)) a = 0;
      if (!(depends[i] & 2)) b = 0;
      measure(i, a, b);
      const [p, first, wide, high] = [i * 8, i + 1, w, h];
      if (kinds[i] === INSET) {
        arrangeInset(i, a, b, visit);
        return;
      }
      if (kinds[i] === GRID) {
        const { cells, widths, heights, gap, rowGap } = arrangeGrid(i, a, b);
        let top = -rowGap;
        const bottoms = heights.map((height) => (top += height + rowGap));
        for (const { c, row, from, to, x, y } of cells) {
          const [cw, ch] = [span(widths, gap, from, to), heights[row]];
          measure(c, cw, ch);
          visit(
            c,
            span(widths, gap, 0, from) + gap + (cw - w) * (x < 0 ? params[p + 6] : x),
            bottoms[row] - ch + (ch - h) * (y < 0 ? params[p + 7] : y),
            cw, ch,
          );
        }
        return;
      }
      /** @type {(c: number, cw: number, ch: number) => void} */
      const align = (c, cw, ch) => {
        measure(c, cw, ch);
        visit(c, (wide - w) * params[p + 6], (high - h) * params[p + 7], cw, ch);
      };
      switch (kinds[i]) {
        case ROW:
        case COLUMN: {
          if (found[i * 2] !== a || found[i * 2 + 1] !== b) measureStack(i, a, b);
          const [up, part] = [line[i], params[p + 7]];
          let at = 0;
          for (let c = first; c < ends[i]; c = ends[c]) {
            const [cw, ch] = [width[c], height[c]];
            if (kinds[i] === ROW) visit(c, at, part > 1 ? up - line[c] : (high - ch) * part, share[c], b);
            else visit(c, (wide - cw) * params[p + 6], at, a, share[c]);
            at += params[p] + (kinds[i] === ROW ? cw : ch);
          }
          return;
        }
        case OVERLAP:
          for (let c = first; c < ends[i]; c = ends[c]) align(c, a, b);
          return;
        case FITS:
          visit(choose(i, a, b), 0, 0, a, b);
          return;
        case SECONDARY:
          visit(first, 0, 0, a, b);
          for (let c = ends[first]; c < ends[i]; c = ends[c]) align(c, wide, high);
          return;
      }
      propose(i, a, b);
      const [cw, ch] = [pw, ph];
      if (kinds[i] === PADDING) visit(first, params[p + 1], params[p], cw, ch);
      else if (kinds[i] > FLEXIBLE) visit(first, 0, 0, cw, ch);
      else align(first, cw, ch);
    }

    // Calls `write` with each node that has an element, its position in the parent element, and its size.
    /** @param {number} i @param {number} x @param {number} y @param {number} a @param {number} b @param {Write} write */
    function place(i, x, y, a, b, write) {
      measure(i, a, b);
      if (isShown[i]) {
        write(i, x, y, w, h, a, b);
        x = y = 0;
      }
      forEachChild(i, a, b, (c, cx, cy, cw, ch) => place(c, x + cx, y + cy, cw, ch, write));
    }

    /** @param {number} i */
    function dependsOf(i) {
      const p = i * 8;
      let inner = 0;
      for (let c = i + 1; c < ends[i]; c = ends[c]) {
        parents[c] = i;
        if (kinds[i] !== SECONDARY || c === i + 1) inner |= depends[c];
      }
      const isOpen = (/** @type {number} */ p) => params[p] !== params[p + 2];
      const isSet = (/** @type {number} */ p) => params[p] >= 0;
      switch (kinds[i]) {
        case LEAF:
          return (isOpen(p) ? 1 : 0) | (isOpen(p + 3) ? 2 : 0);
        case MEASURED:
          return 1 | (params[p] & 2);
        case FRAME:
          return inner & ~((isSet(p) ? 1 : 0) | (isSet(p + 1) ? 2 : 0));
        case FLEXIBLE:
          return inner | (isOpen(p) ? 1 : 0) | (isOpen(p + 3) ? 2 : 0);
        case FIXED:
          return inner & ~((params[p] > 0 ? 1 : 0) | (params[p + 1] > 0 ? 2 : 0));
        case FITS:
          return inner | (params[p] > 0 ? 1 : 0) | (params[p + 1] > 0 ? 2 : 0);
        case RATIO:
          return inner && 3;
      }
      return inner;
    }

    for (let i = count - 1; i >= 0; i--) depends[i] = dependsOf(i);

    return {
      // Places the tree with a proposed size.
      /** @type {(a: number, b: number, write: Write) => void} */
      place: (a, b, write) => place(0, 0, 0, a, b, write),
      // Invalidates the cached sizes of a node and its ancestors.
      /** @param {number} i */
      invalidate(i) {
        for (; i >= 0; i = parents[i]) {
          keys.fill(-2, i * SLOTS * 2, (i + 1) * SLOTS * 2);
          found[i * 2] = -2;
        }
      },
    };
  }

  // MARK: Operations

  // The meaning of operations, by letter: the kind of node, the indices of the parameters that the operation sets, and
  // the default value of those parameters.
  const alignment = [6, 7];
  /** @type {Record<string, [kind: number | null, slots: number[], missing?: number]>} */
  const letters = {
    s: [null, [0, 6], 8],
    t: [null, [0, 1, ...alignment], 8],
    w: [null, [0]],
    c: [CELL, [0, 1, 2, 3, 4]],
    z: [null, alignment],
    d: [null, [0], 8],
    k: [null, [0]],
    o: [null, [0]],
    p: [PADDING, [0, 1, 2, 3], 0],
    m: [PADDING, [0, 1, 2, 3], 0],
    f: [FRAME, [0, 1, ...alignment]],
    e: [FRAME, [0, 1, 2, 3, ...alignment]],
    g: [FLEXIBLE, [0, 1, 2, 3, 4, 5, ...alignment]],
    x: [FIXED, [0, 1]],
    r: [RATIO, [0, 1]],
    l: [SECONDARY, alignment],
    i: [INSET, [0, 1, ...alignment], 8],
  };
  /** @param {string} text @returns {LayoutOperation[]} */
  function parse(text) {
    return text.split(" ").filter(Boolean).map((word) => {
      const letter = word[0];
      const [kind, slots, missing = NIL] = letters[letter];
      const words = word.slice(1).split(",");
      const params = Array(8).fill(NIL);
      slots.forEach((slot, at) => {
        // A single number applies to all sides.
        const number = words[kind === PADDING && words.length === 1 ? 0 : at];
        if (slot < 6) params[slot] = number === "i" ? Infinity : number ? Number(number) : missing;
        else params[slot] = number ? Number(number) / 2 : 0.5;
      });
      return { letter, kind, params };
    });
  }

  // MARK: Elements

  /** @type {Record<string, number>} */
  const stacks = { "h-stack": ROW, "v-stack": COLUMN, "z-stack": OVERLAP, "view-fits": FITS, "view-grid": GRID, "grid-row": GRIDROW };
  const fitting = "view-arranged"; // measures the offered space itself
  const shrinking = "[data-min-scale]"; // texts that scale down if their number of lines is limited
  /** @param {string} text */
  const names = (text) => new Set(text.split(", "));
  const boxNames = names("view-box, view-row");
  const flexibleNames = names("view-spacer, view-color, view-shape, view-geometry, hr");
  const absentNames = names("dialog, menu-items, drag-preview, view-layer"); // not part of the layout
  const fittingNames = names(fitting);
  const rigidNames = names(`view-image, gauge-ring, iframe, ${fitting}`); // never narrower than their ideal size
  /** @type {Map<string, ElementType>} By the name and class of elements, which determine their operations */
  const types = new Map();

  // Returns the layout properties that the name and the class of an element determine.
  /** @param {Element} element */
  function typeOf(element) {
    if (element.hasAttribute("style") && element.style.getPropertyValue("--l")) return readType(element);
    const key = element.localName + " " + element.className;
    let type = types.get(key);
    if (!type) types.set(key, (type = readType(element)));
    return type;
  }

  /** @param {Element} element */
  function readType(element) {
    const tag = element.localName;
    const style = getComputedStyle(element);
    const chain = parse(style.getPropertyValue("--l"));
    const has = (/** @type {string} */ letter) => chain.some((operation) => operation.letter === letter);
    const isBox = boxNames.has(tag);
    return {
      chain,
      isBox,
      hasLayer: has("l") || has("i"),
      // Whether the element is a leaf, whose content the browser lays out.
      isMeasured: !(tag in stacks) && !flexibleNames.has(tag) && (!isBox || has("k")),
      // Whether the browser measures a margin or padding of the leaf.
      isPadded: tag !== "span" || chain.some(({ kind }) => kind === PADDING),
      isText: tag === "span",
      hasLineLimit: style.webkitLineClamp !== "none",
      isRigid: rigidNames.has(tag),
      isFitting: fittingNames.has(tag),
      isAbsent: absentNames.has(tag) || element.classList.contains("unseen"),
      priority: chain.findLast(({ letter }) => letter === "o")?.params[0],
      own: chain.find(({ kind, letter }) => kind === null && letter !== "o")?.params,
    };
  }

  /** @param {Element} element @param {ElementType} type */
  const shrinks = (element, { hasLineLimit }) => hasLineLimit && element.matches(shrinking);
  /** @param {Element} element */
  const isPresent = (element) => !element.hidden && !typeOf(element).isAbsent;
  // Whether a view is only space between other views.
  /** @param {Element} element */
  const isSpace = (element) => element.localName === "view-spacer" && element.getAttributeNames().every((name) => unseen.has(name));
  const unseen = names("id, class, style, data-laid, data-region");

  // MARK: Trees

  const zeros = Array(8).fill(0);
  const nils = Array(8).fill(NIL);
  /** @type {WeakMap<Element, Region>} The region that lays out an element */
  const owners = new WeakMap();

  // Returns the kind and parameters of an element's node, without its operations; null for a box.
  /** @param {Element} element @param {number | null} axis @param {number[]} [own] @returns {[kind: number, params: number[]] | null} */
  function nodeOf(element, axis, own) {
    const tag = element.localName;
    if (tag in stacks) {
      const params = own ? [...own] : tag === "grid-row" ? [...nils] : [8, 8, NIL, NIL, NIL, NIL, 0.5, 0.5];
      if (tag === "h-stack") params[7] = params[6];
      if (tag === "view-fits") ["horizontal", "vertical"].forEach((name, at) => (params[at] = Number(element.dataset.axes?.includes(name))));
      return [stacks[tag], params];
    }
    const any = [0, 10, Infinity];
    const [none, line] = [[0, 0, 0], [1, 1, 1]];
    const least = own?.[0] ?? 8;
    const space = [least, least, Infinity];
    if (tag === "hr") return [LEAF, axis === ROW ? [...line, ...any, 0, 0] : [...any, ...line, 0, 0]];
    if (tag === "view-spacer") return [LEAF, [...(axis === COLUMN ? none : space), ...(axis === ROW ? none : space), 0, 0]];
    if (flexibleNames.has(tag)) return [LEAF, [...any, ...any, 0, 0]];
    return typeOf(element).isMeasured ? [MEASURED, [Math.max(own?.[0] ?? 0, 0), ...nils.slice(1)]] : null;
  }

  // Regions are inside the root of the screen.
  /** @param {Element} element */
  const parentOf = (element) => /** @type {Element} */ (element.parentElement);
  /** @param {Element} root */
  const directionOf = (root) => getComputedStyle(parentOf(root)).direction;

  // The size to which relative frames refer: CSS's units `cqw` and `cqh`.
  /** @param {Element} root */
  function containerOf(root) {
    const scroll = root.closest("view-scroll");
    const { clientWidth, clientHeight } = document.documentElement;
    if (!scroll) return [clientWidth, clientHeight];
    const { paddingLeft, paddingRight } = getComputedStyle(scroll);
    return [scroll.clientWidth - pixels(paddingLeft) - pixels(paddingRight), clientHeight];
  }

  // Reads a region: creates its engine and lists the elements of nodes.
  /** @param {Element} root */
  function build(root) {
    const direction = directionOf(root);
    /** @type {Region} */
    const region = {
      ...{ root, direction, isStale: false, isDirty: true, elements: [], types: [], shown: [], leaves: [], bits: [] },
      ...{ isToLeft: [], isShown: [], indices: new Map(), hasBaselines: false, hasChoices: false, offer: [NIL, NIL], frames: new Float64Array() },
    };
    const { isShown } = region;
    /** @type {number[][]} */
    const [kinds, ends, params, priorities] = [[], [], [], []];
    const add = (/** @type {number} */ kind, /** @type {number[]} */ values) => {
      params.push(...values);
      for (const list of [ends, priorities, isShown]) list.push(0);
      return kinds.push(kind) - 1;
    };
    const close = (/** @type {number[]} */ nodes) => nodes.forEach((node) => (ends[node] = kinds.length));

    // Returns the lengths of a relative frame.
    /** @param {number[]} params */
    function lengthsOf([wide, more, high, higher, , , x, y]) {
      const container = (region.container ??= containerOf(root));
      const [width, height] = [container[0] * wide + more, container[1] * high + higher];
      return [wide < 0 ? NIL : Math.max(0, width), high < 0 ? NIL : Math.max(0, height), ...nils.slice(4), x, y];
    }

    // Adds the nodes of an element, outermost first, and of its descendants.
    /** @param {Element} element @param {number | null} axis @param {boolean} isToLeft */
    function visit(element, axis, isToLeft) {
      const type = typeOf(element);
      const { isMeasured: measured, chain, own, priority } = type;
      const node = nodeOf(element, axis, own);
      const nodes = [];
      let shown;
      for (let at = chain.length - 1; at >= 0; at--) {
        const { letter, kind, params } = chain[at];
        // The browser measures a leaf including its padding and margin.
        if (kind === null || (measured && kind === PADDING)) continue;
        nodes.push(add(kind, letter === "e" ? lengthsOf(params) : params));
        if (letter !== "m" && letter !== "c") shown ??= nodes[nodes.length - 1];
      }
      if (node || shown === undefined) nodes.push(add(...(node ?? [PLAIN, nils])));
      const last = nodes[nodes.length - 1];
      shown ??= last;
      if (kinds[last] !== GRIDROW && (nodes.length > 1 || !isSpace(element))) {
        isShown[shown] = 1;
        region.shown.push(shown);
      }
      region.types[shown] = region.types[last] = type;
      region.elements[shown] = element;
      region.isToLeft[shown] = isToLeft;
      region.indices.set(element, last);
      owners.set(element, region);
      if (measured) [region.leaves[last], region.bits[last]] = [element, params[last * 8]];
      if (kinds[last] === ROW && params[last * 8 + 7] > 1) region.hasBaselines = true;
      if (kinds[last] === FITS) region.hasChoices = true;
      const isSpacer = element.localName === "view-spacer" && axis !== null && nodes.length === 1;
      priorities[nodes[0]] = priority ?? (isSpacer ? -Infinity : 0);
      visitContent(element, kinds[last], axis, nodes, element.dir ? element.dir === "rtl" : isToLeft);
    }

    /** @param {Element} element @param {number} kind @param {number | null} outer @param {number[]} nodes @param {boolean} isToLeft */
    function visitContent(element, kind, outer, nodes, isToLeft) {
      const { isBox } = typeOf(element);
      // Modifiers keep the axis of the stack around them.
      const axis = kind === ROW || kind === COLUMN ? kind : isBox ? outer : null;
      if (kind !== MEASURED && (isBox || element.localName in stacks)) {
        const views = [...element.children].filter(isPresent);
        for (const view of isBox ? views.slice(0, 1) : views) visit(view, axis, isToLeft);
        if ((isBox || kind === FITS) && !views.length) close([add(LEAF, zeros)]);
      }
      const layers = nodes.findIndex((node) => kinds[node] === SECONDARY || kinds[node] === INSET);
      close(nodes.slice(layers + 1));
      if (layers < 0) return;
      const group = kinds[nodes[layers]] === INSET ? [add(OVERLAP, [...nils.slice(2), 0.5, 0.5])] : [];
      for (const layer of element.children)
        if (layer.localName === "view-layer")
          for (const view of layer.children) if (isPresent(view)) visit(view, null, isToLeft);
      close([...group, ...nodes.slice(0, layers + 1)]);
    }

    visit(root, null, direction === "rtl");
    region.frames = new Float64Array(kinds.length * 6);
    const [byte, integer] = [Uint8Array.from(kinds), Int32Array.from(ends)];
    const [values, order] = [Float64Array.from(params), Float64Array.from(priorities)];
    region.engine = makeEngine(byte, integer, values, order, isShown, (node, a, b) => sizeOfLeaf(region, node, a, b));
    return region;
  }

  // MARK: Leaves

  /** @type {WeakMap<Element, LeafSizes>} By leaf; removed after changes */
  const sizes = new WeakMap();
  /** @type {Want[]} Guessed sizes to be measured; the width is NIL for the ideal size */
  let wanted = [];

  // Browsers count in 64ths of a pixel. Rounding down could wrap a text.
  /** @param {number} length */
  const whole = (length) => Math.ceil(length * 64 - 0.01) / 64;
  /** @param {string} text */
  const pixels = (text) => parseFloat(text) || 0;

  // Returns the size of a leaf for a proposal, and its baselines. Sizes that have not been measured are guessed.
  /** @param {Region} region @param {number} node @param {number} a @param {number} b @returns {LeafSize} */
  function sizeOfLeaf(region, node, a, b) {
    const bits = region.bits[node];
    const leaf = region.leaves[node];
    const size = sizes.get(leaf);
    const takesWidth = bits & 1 && a >= 0;
    const takesHeight = bits & 2 && b >= 0;
    if (takesWidth && takesHeight) return [a, b, NaN, NaN];
    /** @param {number} width @returns {LeafSize} */
    const want = (width) => {
      wanted.push([region, node, width]);
      return size?.ideal ?? [10, 10, NaN, NaN];
    };
    const ideal = size?.ideal ?? want(NIL);
    let [wide, high, first, last] = ideal;
    if (takesWidth && !(a > 0 && a < Infinity)) wide = a;
    else if (a >= 0 && shrinks(leaf, region.types[node])) wide = Math.min(wide, a);
    else if (a >= 0 && (bits & 1 || (a < wide - 0.01 && !region.types[node].isRigid))) {
      const width = a < 1 ? 0 : a;
      [wide, high, first, last] = size?.widths.get(width) ?? want(width);
      wide = bits & 1 ? a : wide;
    }
    return [wide, takesHeight ? b : high, first, last];
  }

  // Measures the guessed sizes, one width of each leaf at a time, so that all leaves are measured in one reflow.
  function measureWanted() {
    let rest = wanted;
    wanted = [];
    while (rest.length) {
      /** @type {Map<Element, Want>} */
      const now = new Map();
      /** @type {Want[]} */
      const later = [];
      for (const want of rest) {
        const leaf = want[0].leaves[want[1]];
        now.has(leaf) ? later.push(want) : now.set(leaf, want);
      }
      for (const [leaf, [, , width]] of now) {
        placed.delete(leaf);
        const text = width < 0 ? "" : width === 0 ? "min-content" : width - (sizes.get(leaf)?.margins[0] ?? 0) + "px";
        // Off-screen, there is enough space for the ideal size of leaves without a width.
        const { style } = leaf;
        style.width = text;
        style.height = "";
        style.left = "-99999px";
        style.right = "auto";
      }
      for (const [leaf, [region, node, width]] of now) {
        /** @type {LeafSizes} */
        const size = sizes.get(leaf) ?? { widths: new Map(), margins: [0, 0] };
        sizes.set(leaf, size);
        const measured = measureLeaf(leaf, width, size, region.types[node], region.hasBaselines);
        if (width < 0) size.ideal = measured;
        else size.widths.set(width, measured);
        region.engine?.invalidate(node);
      }
      rest = later;
    }
  }

  /** @param {Element} leaf @param {number} width @param {LeafSizes} size @param {ElementType} type
   * @param {boolean} hasBaselines @returns {LeafSize} */
  function measureLeaf(leaf, width, size, { isText, isPadded }, hasBaselines) {
    const style = getComputedStyle(leaf);
    size.margins = isPadded
      ? [pixels(style.marginLeft) + pixels(style.marginRight), pixels(style.marginTop) + pixels(style.marginBottom)]
      : [0, 0];
    if (leaf.dataset.places) {
      const [wide, high] = leaf.dataset.places.split(/[ ;]/, 2).map(Number);
      return [wide, high, NaN, NaN];
    }
    const zoom = Number(style.zoom) || 1;
    let wide = pixels(style.width) * zoom;
    const high = pixels(style.height) * zoom;
    if (width > 0 && isText) {
      // A wrapped text is as wide as its longest line.
      const range = document.createRange();
      range.selectNodeContents(leaf);
      const padding = isPadded ? pixels(style.paddingLeft) + pixels(style.paddingRight) : 0;
      const longest = range.getBoundingClientRect().width + padding;
      if (longest < wide) wide = longest;
    }
    const lines = hasBaselines && isText ? baselinesOf(style, high) : [NaN, NaN];
    return [whole(wide) + size.margins[0], high + size.margins[1], lines[0], lines[1]];
  }

  /** @type {CanvasRenderingContext2D | null} Measures fonts */
  let canvas = null;
  /** @param {CSSStyleDeclaration} style @param {number} high */
  function baselinesOf(style, high) {
    canvas ??= document.createElement("canvas").getContext("2d");
    if (!canvas) return [NaN, NaN];
    canvas.font = style.font;
    const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = canvas.measureText("x");
    const leading = (pixels(style.lineHeight) || ascent + descent) - ascent - descent;
    const [top, bottom] = [pixels(style.paddingTop) + leading / 2, pixels(style.paddingBottom) + leading / 2];
    return [top + ascent, high - bottom - descent];
  }

  /** @param {Element} leaf */
  function forget(leaf) {
    sizes.delete(leaf);
    const region = regionOf(leaf);
    const node = region?.indices.get(leaf);
    if (!region || node === undefined) return;
    region.engine?.invalidate(node);
    region.isDirty = true;
  }

  // MARK: Regions

  /** @type {Map<Element, Region>} By root */
  const regions = new Map();
  /** @type {WeakMap<Element, Placement>} The last written frame of an element */
  const placed = new WeakMap();
  // Elements that also offer a height.
  const offering = "view-root, view-page, [data-modal=sheet]:not([data-adaptation]), [data-modal=cover], view-layer, view-geometry, .p, .i:is(.h, .s)";
  const sideways = 'view-scroll[data-axes*="horizontal"], lazy-h-stack, lazy-h-grid';
  /** @param {Element} element */
  const regionOf = (element) => {
    const region = owners.get(element);
    return region && regions.get(region.root) === region ? region : undefined;
  };

  // Returns the roots of regions as lists by nesting level.
  function findRoots() {
    /** @type {Element[][]} */
    const levels = [];
    /** @type {Element[]} */
    const around = [];
    for (const element of document.querySelectorAll("view-root .y")) {
      const parent = parentOf(element);
      // Nothing can be measured on a hidden page.
      if (parent.matches(".y") || !element.checkVisibility()) continue;
      while (around.length && !around[around.length - 1].contains(element)) around.pop();
      const outer = around.at(-1);
      if (parent.matches("view-layer") && outer && isWithin(outer, parentOf(parent))) continue;
      (levels[around.length] ??= []).push(element);
      around.push(element);
    }
    return levels;
  }

  // Returns whether a box with a layer is part of a region, and not inside one of its leaves.
  /** @param {Element} root @param {Element} box */
  function isWithin(root, box) {
    if (!typeOf(box).hasLayer) return false;
    for (let at = box; at !== root; at = parentOf(at)) if (!at.matches("view-layer") && typeOf(at).isMeasured) return false;
    return true;
  }

  // Returns the sizes that are offered to regions. All styles are written before any is read.
  /** @param {Element[]} roots */
  function findOffers(roots) {
    for (const root of roots) {
      release(root, ["data-laid"]);
      root.dataset.region = "sizing";
    }
    const offers = roots.map(offerTo);
    for (const root of roots) root.dataset.region = "";
    return offers;
  }

  /** @param {Element} root @returns {number[]} */
  function offerTo(root) {
    const parent = parentOf(root);
    if (parent.matches(fitting)) return [NIL, NIL];
    const around = getComputedStyle(parent);
    const inner = parent.clientHeight - pixels(around.paddingTop) - pixels(around.paddingBottom);
    if (parent.matches(sideways)) return [NIL, parent.matches("view-scroll") && inner > 0 ? inner : NIL];
    const wide = pixels(getComputedStyle(root).width);
    if (!parent.matches(offering)) return [wide, NIL];
    let rest = inner;
    for (const child of parent.children) {
      if (child !== root && !/absolute|fixed/.test(getComputedStyle(child).position)) rest -= child.offsetHeight;
    }
    return [wide, Math.max(0, rest)];
  }

  // A value that changes when another size may be offered.
  /** @param {Element} root */
  function spaceAround(root) {
    const parent = parentOf(root);
    return parent.clientWidth + (parent.matches(`${offering}, ${sideways}`) ? " " + parent.clientHeight : "");
  }

  // Lays out regions of the same level. Returns the roots whose size has changed, because regions around them may
  // depend on it.
  /** @param {Element[]} roots */
  function layOutRegions(roots) {
    const isOpen = (/** @type {Element} */ root) =>
      regions.get(root)?.isStale !== false || regions.get(root)?.direction !== directionOf(root) || hasOtherContainer(root);
    const open = roots.filter(isOpen);
    const offered = roots.filter((root) => isOpen(root) || regions.get(root)?.space !== spaceAround(root));
    if (offered.length) {
      const offers = findOffers(offered);
      open.forEach(begin);
      offered.forEach((root, at) => Object.assign(regions.get(root) ?? {}, { offer: offers[at], isDirty: true }));
    }
    const dirty = roots.flatMap((root) => regions.get(root) ?? []).filter(({ isDirty }) => isDirty);
    compute(dirty);
    const changed = dirty.filter(write);
    for (const region of dirty) Object.assign(region, { isDirty: false, space: spaceAround(region.root) });
    return changed.map(({ root }) => root);
  }

  /** @param {Element} root */
  function hasOtherContainer(root) {
    const container = regions.get(root)?.container;
    return !!container && containerOf(root).join() !== container.join();
  }

  /** @param {Element} root */
  function begin(root) {
    const region = build(root);
    regions.set(root, region);
    region.elements.forEach((element, node) => {
      if (element === root) return;
      const { isMeasured, isText } = region.types[node];
      const kind = isMeasured ? "leaf" : region.isShown[node] ? "" : element.localName === "grid-row" ? "row" : "space";
      if (element.getAttribute("data-laid") !== kind) element.setAttribute("data-laid", kind);
      if (element.hasAttribute("data-region")) release(element, ["data-region"]);
      if (isMeasured && !isText) contents.observe(element);
    });
  }

  // Runs the engines until all required sizes are measured. A new size of one leaf may change the proposals to others.
  /** @param {Region[]} list */
  function compute(list) {
    let open = new Set(list);
    for (let round = 0; open.size && round < 12; round++) {
      for (const region of open) {
        const { frames } = region;
        const [width, height] = region.offer;
        if (region.hasChoices) frames.fill(NaN); // Views that are not placed are not shown.
        region.engine?.place(width, height, (node, x, y, w, h, a, b) => {
          const at = node * 6;
          frames[at] = x;
          frames[at + 1] = y;
          frames[at + 2] = w;
          frames[at + 3] = h;
          frames[at + 4] = a;
          frames[at + 5] = b;
        });
      }
      open = new Set(wanted.map(([region]) => region));
      measureWanted();
    }
  }

  /** @param {number} length */
  const finite = (length) => (Number.isFinite(length) ? length : 0);

  // Writes the frames of a region. Returns whether the size of its root has changed.
  /** @param {Region} region */
  function write(region) {
    const { root, frames, elements } = region;
    let isChanged = false;
    for (const node of region.shown) {
      const element = elements[node];
      const at = node * 6;
      if (region.hasChoices) {
        const isOut = frames[at] !== frames[at];
        element.toggleAttribute("data-out", isOut);
        if (isOut) continue;
      }
      const [x, y, w, h] = [finite(frames[at]), finite(frames[at + 1]), finite(frames[at + 2]), finite(frames[at + 3])];
      const isToLeft = region.isToLeft[node];
      const { style } = element;
      const type = region.types[node];
      if (type.isFitting) writeOffer(element, frames[at + 4], frames[at + 5]);
      const last = placed.get(element);
      const isSame = last && last.x === x && last.y === y && last.w === w && last.h === h && last.isToLeft === isToLeft;
      if (isSame && (element === root ? style.width : style.top)) continue;
      placed.set(element, { x, y, w, h, isToLeft });
      if (element === root) {
        isChanged = region.size !== w + " " + h;
        region.size = w + " " + h;
        for (const side of ["", "min-"]) {
          style.setProperty(side + "width", w + "px", "important");
          style.setProperty(side + "height", h + "px", "important");
        }
        continue;
      }
      const size = type.isMeasured ? sizes.get(element) : undefined;
      // The content of a leaf may grow in height, except in a custom layout.
      const isLow = size && !(region.bits[region.indices.get(element) ?? -1] & 2) && element.localName !== "view-arranged";
      style[isToLeft ? "right" : "left"] = x + "px";
      style[isToLeft ? "left" : "right"] = "";
      style.top = y + "px";
      style.width = shrinks(element, type) ? "" : w - (size?.margins[0] ?? 0) + "px";
      style.height = isLow ? "" : h - (size?.margins[1] ?? 0) + "px";
      if (size) size.shown = [w, h];
    }
    return isChanged;
  }

  /** @param {Element} element @param {number} a @param {number} b */
  function writeOffer({ style }, a, b) {
    style.setProperty("--offered-width", a >= 0 && a < Infinity ? a + "px" : "100vw");
    style.setProperty("--offered-height", b >= 0 && b < Infinity ? b + "px" : "0px");
  }

  // Removes all styles of the pass from an element.
  /** @param {Element} element */
  function release(element, names = ["data-laid", "data-region"]) {
    for (const name of names) element.removeAttribute(name);
    for (const name of ["left", "right", "top", "width", "height", "min-width", "min-height"]) element.style.removeProperty(name);
    if (!element.getAttribute("style")) element.removeAttribute("style");
    placed.delete(element);
  }

  // MARK: Changes

  // Returns the leaf that contains a region and depends on its size.
  /** @param {Element} root @returns {Element | undefined} */
  function leafAround(root) {
    for (let at = root.parentElement; at; at = at.parentElement) {
      const region = regionOf(at);
      if (region) return region.leaves[region.indices.get(at) ?? -1];
    }
  }

  function layOut() {
    note(observer.takeRecords());
    if (isPrinting) return;
    observer.disconnect(); // from the changes of the pass
    for (let round = 0; round < 3; round++) {
      const levels = findRoots();
      const roots = new Set(levels.flat());
      const isOther = [...regions].filter(([root, region]) => region.isStale || !roots.has(root)).length || roots.size !== regions.size;
      for (const root of [...regions.keys()]) if (!roots.has(root)) regions.delete(root);
      const changed = levels.flatMap(layOutRegions);
      if (isOther) tidy();
      const leaves = changed.flatMap((root) => leafAround(root) ?? []);
      if (!leaves.length) break;
      leaves.forEach(forget);
    }
    observe();
  }

  function tidy() {
    for (const element of document.querySelectorAll("view-root :is([data-laid], [data-region])")) if (!regionOf(element)) release(element);
  }

  // Records what has changed. Returns whether anything has.
  /** @param {MutationRecord[]} records */
  function note(records) {
    let isNew = false;
    for (const { target, type, attributeName } of records) {
      let element = target instanceof Element ? target : target.parentElement;
      if (attributeName === "style" && !element?.matches(shrinking)) continue;
      isNew = true;
      while (element && !regionOf(element)) element = element.parentElement;
      const region = element && regionOf(element);
      if (!element || !region) continue;
      const isLeaf = region.leaves[region.indices.get(element) ?? -1] === element;
      if (!isLeaf || (type === "attributes" && element === target)) region.isStale = true;
      if (isLeaf) forget(element);
    }
    return isNew;
  }

  function forgetAll() {
    for (const region of regions.values()) {
      region.leaves.forEach((leaf) => sizes.delete(leaf));
      region.isStale = true;
    }
    layOut();
  }

  // Scripts do not know the width of the paper, so CSS lays out printed pages.
  let isPrinting = false;
  window.addEventListener("beforeprint", () => {
    isPrinting = true;
    regions.clear();
    tidy();
  });
  window.addEventListener("afterprint", () => {
    isPrinting = false;
    layOut();
  });

  const observer = new MutationObserver((records) => note(records) && layOut());
  const observe = () => observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });

  // The content of a leaf may grow by itself, for example when an image is loaded or text is typed.
  const contents = new ResizeObserver((entries) => {
    const grown = entries.filter(({ target, borderBoxSize: [{ blockSize }] }) => {
      const size = sizes.get(target);
      return regionOf(target) && size?.shown && !target.style.height && Math.abs(blockSize + size.margins[1] - size.shown[1]) > 0.5;
    });
    if (grown.length) {
      grown.forEach(({ target }) => forget(target));
      layOut();
    }
  });
  new ResizeObserver(layOut).observe(document.body);
  for (const event of ["resize", "transitionend"]) window.addEventListener(event, layOut); // a sheet's height has a transition
  document.fonts.addEventListener("loadingdone", forgetAll);

  page.on("render", () => {
    types.clear();
    regions.clear();
  });
  // Motion and long lists need the layout before they read positions while a patch is applied.
  page.on("layOut", layOut);
  page.on("applied", layOut);
  layOut();
});
