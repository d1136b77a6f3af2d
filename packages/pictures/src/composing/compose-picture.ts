import type { Configurator, Evaluation } from '@millrace/configurator';
import type { Layer, LayeredPicture, Measure } from '../data/picture.ts';
import { type Decide, deciderOf, groupsAsked } from './decide.ts';
import { type PlacedBalloon, placeBalloons } from './place-balloons.ts';

const VALUE = '{value}';

/** A picture in one state of a configurator. */
export interface Composed {
  width: number;
  height: number;
  /** Says everything that is drawn. */
  alt: string;
  layers: readonly ComposedLayer[];
  balloons: readonly PlacedBalloon[];
  measures: readonly Measure[];
  /** Said in a corner of the drawing; null for nothing. */
  note: string | null;
  /** Lines below the sheet, which is as much higher in a file; absent: none. */
  below?: readonly string[];
}

export interface ComposedLayer {
  name: string;
  drawing: string;
  /** Drawn dashed: the choice that decides it is still to be made. */
  isUndecided: boolean;
  /** Those that decide whether it is there: it lights up with each. */
  groups: readonly string[];
}

/** Returns the first picture that is for this state, or while that is open the first that may be, composed; null where none is. */
export function composePicture(
  pictures: readonly LayeredPicture[],
  configurator: Configurator,
  evaluation: Evaluation,
): Composed | null {
  const decide = deciderOf(configurator, evaluation);
  const picture =
    pictures.find((one) => decide(one) === 'holds') ?? pictures.find((one) => decide(one) === 'open') ?? null;
  if (picture === null) return null;
  const { width, height } = picture;
  const measures = decide(picture) === 'holds' ? measuresOf(picture, evaluation, decide) : [];
  const shown = picture.layers.filter((layer) => decide(layer) === 'holds');
  const undecided = firstOfSlots(picture.layers, shown, decide);
  return {
    width,
    height,
    alt: altOf(picture.words, shown, undecided),
    layers: picture.layers
      .filter((layer) => shown.includes(layer) || undecided.includes(layer))
      .map((layer) => ({
        name: layer.name,
        drawing: layer.drawing,
        isUndecided: undecided.includes(layer),
        groups: groupsAsked(configurator, layer),
      })),
    balloons: placeBalloons(picture, evaluation, decide),
    measures,
    note: measures.some(isAsked) ? NOT_TO_SCALE : null,
  };
}

/** Its length is asked for, and drawn alike whatever the answer is. */
const isAsked = ({ of }: Measure): boolean => of !== undefined;
const NOT_TO_SCALE = 'Not to scale';

/** The dimensions that hold; one of a value that is still to be given is left out. */
function measuresOf({ measures }: LayeredPicture, { groups }: Evaluation, decide: Decide): Measure[] {
  return measures.flatMap((measure) => {
    if (decide(measure) !== 'holds') return [];
    if (measure.of === undefined) return [measure];
    const state = groups.find(({ name }) => name === measure.of);
    if (state === undefined || !state.visible || !state.answered || state.value === null) return [];
    return [{ ...measure, words: measure.words.replaceAll(VALUE, String(state.value)) }];
  });
}

function firstOfSlots(layers: readonly Layer[], shown: readonly Layer[], decide: Decide): Layer[] {
  const taken = new Set(shown.map(({ slot }) => slot));
  return layers.filter((layer) => {
    if (layer.undecided === 'hidden' || decide(layer) !== 'open') return false;
    if (layer.slot === undefined) return true;
    if (taken.has(layer.slot)) return false;
    taken.add(layer.slot);
    return true;
  });
}

function altOf(words: string, shown: readonly Layer[], undecided: readonly Layer[]): string {
  const said = (layers: readonly Layer[]): string =>
    [...new Set(layers.map((one) => one.words))].filter(Boolean).join(', ');
  const [has, lacks] = [said(shown), said(undecided)];
  return `${words}${has === '' ? '' : `: ${has}`}${lacks === '' ? '' : `. Still to choose: ${lacks}`}`;
}
