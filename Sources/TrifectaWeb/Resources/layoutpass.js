// The layout pass: computes sizes and places by SwiftUI's rules for layouts that CSS cannot reproduce. A parent
// proposes a size to its child, the child chooses its size, and the parent places it.
//
// The server marks elements that need the pass with the class `y`, and describes the layout of each box in the custom
// property `--l` of its style, see Page/LayoutPassTrigger.swift and Page/LayoutOperations.swift. A region consists of
// the topmost such element and its descendants down to leaves, whose content the browser lays out.
trifecta.part("layoutpass", (page) => {
  "use strict";

  // No proposal.
  const NIL = -1;
  const [LEAF, MEASURED, ROW, COLUMN, OVERLAP, FITS, GRID, GRIDROW, PADDING, FRAME, FLEXIBLE, PLAIN, FIXED, RATIO, SECONDARY, CELL] = Array(16).keys();

  /** @typedef {[width: number, height: number, firstBaseline: number, lastBaseline: number]} LeafSize */
  /** @typedef {[x: number, y: number, width: number, height: number, proposedWidth: number, proposedHeight: number]} Frame */
  /** @typedef {(node: number, x: number, y: number, proposedWidth: number, proposedHeight: number) => void} Visit */
  /** @typedef {(node: number, ...frame: Frame) => void} Write */
  /** @typedef {{ c: number, row: number, from: number, to: number, width: number, bits: number, x: number, y: number }} GridCell */
  /**
   * A grid with its last arrangement.
   *
   * @typedef {object} Grid
   * @property {GridCell[]} cells
   * @property {GridCell[][]} inColumns The cells that determine the width of a column
   * @property {GridCell[][]} inRows The cells that determine the height of a row
   * @property {number[]} widths
   * @property {number[]} heights
   * @property {number[]} offers The heights that were proposed to the cells when the heights of rows were computed
   * @property {number[]} lines The positions in rows of the baselines by which cells are aligned
   */
  /** @typedef {ReturnType<typeof makeEngine>} Engine */
  /** @typedef {ReturnType<typeof readType>} ElementType */
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
   * @property {Set<number>} visited The nodes with frames to write
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
    // With four, nested stacks with alternating axes take exponential time.
    const SLOTS = 8;
    /** @param {number} size */
    const floats = (size) => new Float64Array(size);
    // Whether the size depends on the proposed width (1) or height (2).
    const depends = new Uint8Array(count);
    const parents = new Int32Array(count).fill(-1);
    const keys = floats(count * SLOTS * 2).fill(-2);
    // With the first and the last baseline.
    const sizes = floats(count * SLOTS * 4);
    // The next slot to use.
    const next = new Uint8Array(count);
    // The proposal for which the parent stack has last computed the lengths of its children.
    const found = floats(count * 2).fill(-2);
    // The proposal for which a node was placed last.
    const placed = floats(count * 2).fill(-2);
    const hasChoices = kinds.includes(FITS);
    const [share, width, height, line] = Array.from({ length: 4 }, () => floats(count));
    /** @type {Grid[]} By node */
    const grids = [];
    // The last measured size.
    let [w, h] = [0, 0];
    // The last proposal.
    let [pw, ph] = [0, 0];

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

    // Divides a length among the views of a stack, or the columns or rows of a grid: by descending priority and ascending
    // flexibility. Calls `size` last with the length that is proposed, which is NIL if no length is to be divided.
    /** @param {number[]} tracks @param {number} length @param {number} gap @param {(track: number, length: number) => number} size
     * @param {(track: number) => number} [priority] */
    function divide(tracks, length, gap, size, priority = () => 0) {
      if (length < 0) return tracks.map((track) => size(track, NIL));
      /** @type {number[][]} */
      const [most, flexibility, lengths] = [[], [], []];
      let rest = length - gap * (tracks.length - 1);
      tracks.forEach((track, at) => (most[at] = size(track, Infinity)));
      /** @param {number[]} list @param {(at: number) => number} value */
      const sort = (list, value) => list.sort((one, other) => value(one) - value(other) || one - other);
      let open = sort([...tracks.keys()], (at) => -priority(tracks[at]));
      while (open.length) {
        const first = priority(tracks[open[0]]);
        const group = open.filter((at) => priority(tracks[at]) === first);
        open = open.slice(group.length);
        let space = rest;
        for (const at of open) space -= size(tracks[at], 0);
        // If all take their maximum lengths in any order, the order need not be known. It depends on their minimum
        // lengths, which would require another reflow.
        const part = space / group.length;
        if (group.length > 1 && !group.every((at) => most[at] <= part)) {
          for (const at of group) flexibility[at] = Math.max(0, most[at] - size(tracks[at], 0)) || 0;
          sort(group, (at) => flexibility[at]);
        }
        group.forEach((at, number) => {
          const part = space / (group.length - number);
          lengths[at] = size(tracks[at], part > 0 ? part : 0);
          space -= lengths[at];
          rest -= lengths[at];
        });
      }
      return lengths;
    }

    /** @param {number[]} lengths @param {number} gap @param {number} from @param {number} to */
    function span(lengths, gap, from, to) {
      let sum = -gap;
      for (; from < to; from++) sum += lengths[from] + gap;
      return sum;
    }

    // Lists the cells of a grid.
    /** @param {number} i @returns {Grid} */
    function readGrid(i) {
      /** @type {GridCell[]} */
      const cells = [];
      /** @type {GridCell[][][]} */
      const [inColumns, inRows] = [[[]], []];
      /** @type {number[]} */
      const alignments = [];
      for (let r = i + 1; r < ends[i]; r = ends[r]) {
        const isRow = kinds[r] === GRIDROW;
        let to = 0;
        for (let c = isRow ? r + 1 : r; c < ends[r]; c = ends[c]) {
          const [columns, bits, columnX, x, y] = kinds[c] === CELL ? params.slice(c * 8, c * 8 + 5) : nils;
          const from = to;
          if (isRow) to += Math.max(1, columns);
          if (isRow && columnX >= 0) alignments[from] = columnX;
          cells.push({ c, row: inRows.length, from, to, width: 0, bits: Math.max(0, bits), x, y: isRow && y < 0 ? params[r * 8] : y });
        }
        while (inColumns.length < to) inColumns.push([]);
        inRows.push([]);
      }
      for (const cell of cells) {
        if (!cell.to) cell.to = inColumns.length;
        else if (cell.x < 0) cell.x = alignments[cell.from] ?? NIL;
        if (cell.x < 0) cell.x = params[i * 8 + 6];
        if (cell.y < 0) cell.y = params[i * 8 + 7];
        if (cell.to === cell.from + 1 && !(cell.bits & 1)) inColumns[cell.from].push(cell);
        if (!(cell.bits & 2)) inRows[cell.row].push(cell);
      }
      return { cells, inColumns, inRows, widths: [], heights: [], offers: [], lines: [] };
    }

    // Returns a grid with the lengths of its columns and rows.
    /** @param {number} i @param {number} a @param {number} b */
    function arrangeGrid(i, a, b) {
      const grid = (grids[i] ??= readGrid(i));
      if (found[i * 2] === a && found[i * 2 + 1] === b) return grid;
      const [gap, rowGap] = params.slice(i * 8, i * 8 + 2);
      const { cells, inColumns, inRows, offers, lines } = grid;
      const widths = divide([...inColumns.keys()], a, gap, (column, length) =>
        inColumns[column].reduce((most, { c }) => (measure(c, length, NIL), Math.max(most, w)), 0));
      for (const { c, from, to, bits } of cells) {
        if (to - from < 2 || bits & 1) continue;
        const own = span(widths, gap, from, to);
        const rest = a - span(widths, gap, 0, widths.length);
        measure(c, a < 0 ? NIL : rest > 0 ? own + rest : own, NIL);
        const extra = (w - own) / (to - from);
        if (extra > 0) for (let track = from; track < to; track++) widths[track] += extra;
      }
      for (const cell of cells) cell.width = span(widths, gap, cell.from, cell.to);
      const heights = divide([...inRows.keys()], b, rowGap, (row, length) => {
        let [most, above, below] = [0, 0, 0];
        for (const { c, width, y } of inRows[row]) {
          measure(c, width, length);
          most = Math.max(most, h);
          if (y < 2) continue;
          const line = lineOf(c, width, length, y);
          above = Math.max(above, line);
          // The difference of infinite heights is not a number.
          below = Math.max(below, h - line || 0);
        }
        [offers[row], lines[row]] = [length, above];
        return Math.max(most, above + below);
      });
      [found[i * 2], found[i * 2 + 1]] = [a, b];
      return Object.assign(grid, { widths, heights });
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
          w = sizes[k * 2];
          h = sizes[k * 2 + 1];
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
        case GRID: {
          const { widths, heights } = arrangeGrid(i, a, b);
          wide = span(widths, params[p], 0, widths.length);
          high = Math.max(0, span(heights, params[p + 1], 0, heights.length));
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
      sizes.set([wide, high, first, last], k * 2);
      w = wide;
      h = high;
      return k;
    }

    /** @param {number} i @param {number} a @param {number} b */
    function measureStack(i, a, b) {
      const isRow = kinds[i] === ROW;
      const spacing = params[i * 8];
      const children = [];
      for (let c = i + 1; c < ends[i]; c = ends[c]) children.push(c);
      const lengths = divide(children, isRow ? a : b, spacing, (c, part) => {
        measure(c, isRow ? part : a, isRow ? b : part);
        share[c] = part;
        width[c] = w;
        height[c] = h;
        return isRow ? w : h;
      }, (c) => priorities[c]);
      const total = lengths.length && span(lengths, spacing, 0, lengths.length);
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
          line[c] = lineOf(c, share[c], b, alignment);
          below = Math.max(below, size - line[c] || 0);
          size = line[c];
        }
        across = Math.max(across, size);
      }
      line[i] = across;
      return across + below;
    }

    // Returns the position of the line by which a view is aligned: the first (2) or the last baseline (3), or the bottom.
    /** @param {number} i @param {number} a @param {number} b @param {number} alignment */
    function lineOf(i, a, b, alignment) {
      const at = baseline(i, a, b, alignment > 2);
      measure(i, a, b);
      return at === at ? at : h;
    }

    // Returns the position of the first or the last baseline; NaN if there is none.
    /** @param {number} i @param {number} a @param {number} b @param {boolean} isLast @returns {number} */
    function baseline(i, a, b, isLast) {
      if (kinds[i] === MEASURED) return sizes[measure(i, a, b) * 2 + (isLast ? 3 : 2)];
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
      if (kinds[i] === GRID) {
        const { cells, widths, heights, offers, lines } = arrangeGrid(i, a, b);
        const [gap, rowGap] = params.slice(p, p + 2);
        let bottom = -rowGap;
        const bottoms = heights.map((height) => (bottom += height + rowGap));
        for (const { c, row, from, width, x, y } of cells) {
          const top = bottoms[row] - heights[row];
          const ch = y > 1 ? offers[row] : heights[row];
          measure(c, width, ch);
          const across = span(widths, gap, 0, from) + gap + (width - w) * x;
          visit(c, across, top + (y > 1 ? lines[row] - lineOf(c, width, ch, y) : (ch - h) * y), width, ch);
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
          const [up, part, isRow, isReversed] = [line[i], params[p + 7], kinds[i] === ROW, params[p + 2] > 0];
          let at = isReversed ? (isRow ? wide : high) : 0;
          for (let c = first; c < ends[i]; c = ends[c]) {
            const [cw, ch] = [width[c], height[c]];
            const size = isRow ? cw : ch;
            if (isReversed) at -= size;
            if (isRow) visit(c, at, part > 1 ? up - line[c] : (high - ch) * part, share[c], b);
            else visit(c, (wide - cw) * params[p + 6], at, a, share[c]);
            at += isReversed ? -params[p] : params[p] + size;
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

    // Calls `write` with each node that has an element, its position in the parent element, and its size. Omits
    // elements in an element whose content would be placed as before.
    /** @param {number} i @param {number} x @param {number} y @param {number} a @param {number} b @param {Write} write */
    function place(i, x, y, a, b, write) {
      measure(i, a, b);
      if (isShown[i]) {
        write(i, x, y, w, h, a, b);
        if (placed[i * 2] === a && placed[i * 2 + 1] === b) return;
        x = y = 0;
      }
      if (!hasChoices) [placed[i * 2], placed[i * 2 + 1]] = [a, b];
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
      const open = Number(params[p] !== params[p + 2]) | (params[p + 3] !== params[p + 5] ? 2 : 0);
      const [fixed, given] = [Number(params[p] >= 0) | (params[p + 1] >= 0 ? 2 : 0), Number(params[p] > 0) | (params[p + 1] > 0 ? 2 : 0)];
      switch (kinds[i]) {
        case LEAF:
        case FLEXIBLE:
          return inner | open;
        case MEASURED:
          return 1 | (params[p] & 2);
        case FRAME:
          return inner & ~fixed;
        case FIXED:
          return inner & ~given;
        case FITS:
          return inner | given;
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
          found[i * 2] = placed[i * 2] = -2;
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
    i: [COLUMN, [0, 2, ...alignment], 8],
    j: [ROW, [0, 2, ...alignment], 8],
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
  const isStack = (/** @type {number} */ kind) => kind === ROW || kind === COLUMN;
  // Custom layouts, which measure the offered space themselves.
  const fitting = "view-arranged";
  // Texts that scale down if their number of lines is limited.
  const shrinking = "[data-min-scale]";
  const boxNames = ["view-box", "view-row"];
  const flexibleNames = ["view-spacer", "view-color", "view-shape", "view-geometry", "hr"];
  // Elements that are not part of the layout.
  const absentNames = ["dialog", "menu-items", "drag-preview", "view-layer"];
  const labeledNames = ["button", "input", "label", "view-picker", "view-stepper"];
  // Leaves that are never narrower than their ideal size.
  const rigidNames = ["view-image", "gauge-ring", "iframe", fitting];
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
    const isBox = boxNames.includes(tag);
    return {
      chain,
      isBox,
      hasLayer: chain.some(({ letter }) => "lij".includes(letter)),
      // Whether the element is a leaf, whose content the browser lays out.
      isMeasured: !(tag in stacks) && !flexibleNames.includes(tag) && (!isBox || chain.some(({ letter }) => letter === "k")),
      // Whether the browser measures a margin or padding of the leaf.
      isPadded: tag !== "span" || chain.some(({ kind }) => kind === PADDING),
      isText: tag === "span",
      isLabeled: labeledNames.includes(tag),
      hasLineLimit: style.webkitLineClamp !== "none",
      isRigid: rigidNames.includes(tag),
      isFitting: tag === fitting,
      isAbsent: absentNames.includes(tag) || element.classList.contains("unseen"),
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
  const isSpace = (element) => element.localName === "view-spacer" && element.getAttributeNames().every((name) => unseen.includes(name));
  const unseen = ["id", "class", "style", "data-laid", "data-region"];

  // MARK: Trees

  const zeros = Array(8).fill(0);
  const nils = Array(8).fill(NIL);
  /** @type {WeakMap<Element, Region>} The region that lays out an element */
  const owners = new WeakMap();

  // Returns the kind and parameters of an element's node, without its operations; null for a box.
  /** @param {Element} element @param {number | null} axis @param {ElementType} type @returns {[kind: number, params: number[]] | null} */
  function nodeOf(element, axis, { own, isMeasured }) {
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
    if (flexibleNames.includes(tag)) return [LEAF, [...any, ...any, 0, 0]];
    return isMeasured ? [MEASURED, [Math.max(own?.[0] ?? 0, 0), ...nils.slice(1)]] : null;
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
      ...{ root, direction, isStale: false, isDirty: true, elements: [], types: [], visited: new Set(), leaves: [], bits: [] },
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
      const { isMeasured, chain, priority } = type;
      const node = nodeOf(element, axis, type);
      const nodes = [];
      let shown;
      for (let at = chain.length - 1; at >= 0; at--) {
        const { letter, kind, params } = chain[at];
        // The browser measures a leaf including its padding and margin.
        if (kind === null || (isMeasured && kind === PADDING)) continue;
        nodes.push(add(kind, letter === "e" ? lengthsOf(params) : params));
        if (letter !== "m" && letter !== "c") shown ??= nodes[nodes.length - 1];
      }
      if (node || shown === undefined) nodes.push(add(...(node ?? [PLAIN, nils])));
      const last = nodes[nodes.length - 1];
      shown ??= last;
      if (kinds[last] !== GRIDROW && (nodes.length > 1 || !isSpace(element))) {
        isShown[shown] = 1;
        region.visited.add(shown);
      }
      region.types[shown] = region.types[last] = type;
      region.elements[shown] = element;
      region.isToLeft[shown] = isToLeft;
      region.indices.set(element, last);
      owners.set(element, region);
      if (isMeasured) [region.leaves[last], region.bits[last]] = [element, params[last * 8]];
      if (params[last * 8 + (kinds[last] === GRIDROW ? 0 : 7)] > 1) region.hasBaselines = true;
      if (kinds[last] === FITS) region.hasChoices = true;
      const isSpacer = element.localName === "view-spacer" && axis !== null && nodes.length === 1;
      priorities[nodes[0]] = priority ?? (isSpacer ? -Infinity : 0);
      visitContent(element, type, kinds[last], axis, nodes, element.dir ? element.dir === "rtl" : isToLeft);
    }

    /** @param {Element} element @param {ElementType} type @param {number} kind @param {number | null} outer @param {number[]} nodes
     * @param {boolean} isToLeft */
    function visitContent(element, { isBox }, kind, outer, nodes, isToLeft) {
      // Modifiers keep the axis of the stack around them.
      const axis = isBox ? outer : isStack(kind) ? kind : null;
      if (kind !== MEASURED && (isBox || element.localName in stacks)) {
        const views = [...element.children].filter(isPresent);
        for (const view of isBox ? views.slice(0, 1) : views) visit(view, axis, isToLeft);
        if ((isBox || kind === FITS) && !views.length) close([add(LEAF, zeros)]);
      }
      const layers = nodes.findIndex((node) => kinds[node] === SECONDARY || (isBox && isStack(kinds[node])));
      close(nodes.slice(layers + 1));
      if (layers < 0) return;
      /** @type {number[]} */
      const group = [];
      if (isBox && isStack(kinds[nodes[layers]])) {
        // An inset is a stack of a view, and of views that are sized first and have their ideal length.
        const isRow = Number(kinds[nodes[layers]] === ROW);
        group.push(add(FIXED, [isRow, 1 - isRow, ...nils.slice(2)]), add(OVERLAP, [...nils.slice(2), 0.5, 0.5]));
        priorities[group[0]] = Infinity;
      }
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
        style.maxWidth = style.height = "";
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
  function measureLeaf(leaf, width, size, { isText, isLabeled, isPadded }, hasBaselines) {
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
    const lines = hasBaselines && (isText || isLabeled) ? baselinesOf(style, high, isText) : [NaN, NaN];
    return [whole(wide) + size.margins[0], high + size.margins[1], lines[0], lines[1]];
  }

  /** @type {CanvasRenderingContext2D | null} Measures fonts */
  let canvas = null;
  // The label of a control is a line in its center.
  /** @param {CSSStyleDeclaration} style @param {number} high @param {boolean} isText */
  function baselinesOf(style, high, isText) {
    canvas ??= document.createElement("canvas").getContext("2d");
    if (!canvas) return [NaN, NaN];
    canvas.font = style.font;
    const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = canvas.measureText("x");
    const line = ascent + descent;
    const leading = (pixels(style.lineHeight) || line) - line;
    const [top, bottom] = [style.paddingTop, style.paddingBottom].map((side) => (isText ? pixels(side) * 2 + leading : high - line) / 2);
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
  /** @type {WeakMap<Element, number[]>} The last written frame of an element */
  const placed = new WeakMap();
  // Elements that also offer a height.
  const offering = "view-root, view-page, view-search, [data-modal=sheet]:not([data-adaptation]), [data-modal=cover], view-layer, view-geometry, .p, .i:is(.h, .s)";
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
        // Views that are not placed are not shown.
        if (region.hasChoices) frames.fill(NaN);
        region.engine?.place(width, height, (node, x, y, w, h, a, b) => {
          const at = node * 6;
          frames.set([x, y, w, h, a, b], at);
          region.visited.add(node);
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
    for (const node of region.visited) {
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
      const scales = shrinks(element, type);
      // A scaled text may be smaller than the space for it.
      const most = scales ? frames[at + 4] : NIL;
      const place = [x, y, w, h, Number(isToLeft), most];
      const last = (element === root ? style.width : style.top) && placed.get(element);
      const [isX, isY, isW, isH, isSide, isMost] = place.map((value, at) => !last || value !== last[at]);
      if (!(isX || isY || isW || isH || isSide || isMost)) continue;
      placed.set(element, place);
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
      // A text's zoom also applies to its lengths.
      const px = (/** @type {number} */ length) => (scales ? `calc(${length}px / var(--zoom, 1))` : length + "px");
      const across = size?.margins[0] ?? 0;
      // Most layouts change few lengths.
      if (isX || isSide) {
        style[isToLeft ? "right" : "left"] = px(x);
        style[isToLeft ? "left" : "right"] = "";
      }
      if (isY) style.top = px(y);
      if (isW) style.width = scales ? "max-content" : w - across + "px";
      if (isMost && most >= 0) style.setProperty("max-width", px(most - across), "important");
      if (isH) style.height = isLow ? "" : h - (size?.margins[1] ?? 0) + "px";
      if (size) size.shown = [w, h];
    }
    if (!region.hasChoices) region.visited.clear();
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
    for (const name of ["left", "right", "top", "width", "height", "max-width", "min-width", "min-height"]) element.style.removeProperty(name);
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
    // The observer ignores the changes of the pass.
    observer.disconnect();
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
  // A sheet's height has a transition.
  for (const event of ["resize", "transitionend"]) window.addEventListener(event, layOut);
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
