/**
 * A picture that is composed from the options of a number: layers from back to front, balloons, dimensions. `when` holds rules of the
 * family's configurator, all of which must hold; without it a part is always there.
 */
export interface LayeredPicture extends Conditional {
  /** The thing drawn: "Duplex control panel". */
  readonly words: string;
  /** Of the sheet, in its own units. */
  readonly width: number;
  readonly height: number;
  readonly layers: readonly Layer[];
  readonly balloons: readonly Balloon[];
  readonly measures: readonly Measure[];
}

export interface Conditional {
  readonly when?: readonly string[];
}

export interface Layer extends Conditional {
  /** Unlike every other layer's. */
  readonly name: string;
  /** Said of the layer to who cannot see it; '' when another layer says it. */
  readonly words: string;
  /** Layers that stand for each other: while none is shown, only the first undecided one is drawn. */
  readonly slot?: string;
  /** Default: dashed. Hidden suits what most numbers do not have. */
  readonly undecided?: 'dashed' | 'hidden';
  /** SVG elements without colours of their own: `<path class="outline paper" d="…"/>`. */
  readonly drawing: string;
}

/** A balloon with the code of a group, led onto its part. */
export interface Balloon extends Conditional {
  readonly group: string;
  readonly at: Point;
}

/** A dimension line; its words stand beside it. */
export interface Measure extends Conditional {
  readonly from: Point;
  readonly to: Point;
  /** `{value}` stands for the value of the group that `of` names. */
  readonly words: string;
  /** A number group. */
  readonly of?: string;
  /** The place of the words on the line, 0 to 1. Default: the middle. */
  readonly along?: number;
}

export type Point = readonly [x: number, y: number];
