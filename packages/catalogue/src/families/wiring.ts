import { drawCircuit } from '@millrace/circuits';
import { type Slug, type WiringDiagram, wiringUri } from '@millrace/contract';
import type { ContentDocument } from '@millrace/contract/content';
import { type AnswerCall, type Answered, answer, refuse } from '../answer.ts';
import { presentDocument } from '../presenting/present-family.ts';
import type { Snapshot } from '../snapshot.ts';
import type { CompiledFamily } from '../tables/family-tables.ts';
import { isShown, published } from '../tables/shown.ts';
import { type Diagrams, diagramsOf, type WiredNumber } from '../wiring/diagrams-of.ts';
import { wiringDocuments } from '../wiring/wiring-documents.ts';
import { shownVariant } from './families.ts';

interface Asked extends WiredNumber {
  family: Slug;
  intrinsicallySafe: boolean;
}

/** Returns the wiring diagrams of a number, as far as they are certain, and the maker's own wiring drawings. */
export const wiring: AnswerCall<'wiring'> = (snapshot, { params, query }) => {
  const found = wiredFamily(snapshot, { ...params, ...query });
  if (!found.ok) return found;
  const { family, diagrams } = found.answer;
  const { slug, intrinsicallySafe } = family.row;
  const asked = { slug, intrinsicallySafe, configurator: query.configurator, options: query.options };
  return answer({
    number: diagrams.number,
    diagrams: diagrams.circuits.map((circuit, nth): WiringDiagram => {
      const { width, height, description } = drawCircuit(circuit, diagrams.title);
      return {
        title: circuit.name,
        uri: wiringUri({ ...asked, diagram: nth + 1 }),
        alt: `Wiring diagram of ${diagrams.title}: ${circuit.name}`,
        description: [...description],
        width,
        height,
      };
    }),
    undecided: [...diagrams.undecided],
    documents: documentsOf(family).map(presentDocument),
  });
};

/** Finds the diagrams of a number of a family that strangers see. */
export function wiringDiagrams(snapshot: Snapshot, asked: Asked): Answered<Diagrams> {
  const found = wiredFamily(snapshot, asked);
  return found.ok ? answer(found.answer.diagrams) : found;
}

function wiredFamily(snapshot: Snapshot, asked: Asked): Answered<{ family: CompiledFamily; diagrams: Diagrams }> {
  const family = shownVariant(snapshot.families.bySlug.get(asked.family), published, asked.intrinsicallySafe);
  if (family === undefined) return refuse('not-found', `There is no family ${asked.family}.`);
  return answer({ family, diagrams: diagramsOf(family, asked) });
}

/** Returns whether a number of a family has wiring to show; without a number, whether the family has. */
export const hasWiring = (family: CompiledFamily, number: string | null): boolean =>
  documentsOf(family).length > 0 ||
  (family.circuits.length > 0 && diagramsOf(family, { configurator: number ?? undefined }).circuits.length > 0);

const documentsOf = ({ documents }: CompiledFamily): ContentDocument[] =>
  wiringDocuments(documents.filter((one) => isShown(one, published)));
