import { dunlinExamples, dunlinGuide } from './dunlin-floats.ts';
import { lapwingExamples, lapwingGuide } from './lapwing-panels.ts';
import { redshankExamples, redshankGuide } from './redshank-alarms.ts';

/** An example that a guide prints: as it stands there, as its configurator writes it, and its list price where the guide says it. */
export interface PrintedExample {
  printed: string;
  number: string;
  priceCents?: number;
}

/** An ordering guide as a maker keeps it: a file that nobody made for a machine (decision 261). */
export interface OrderingGuide {
  /** The name of its file. */
  file: string;
  bytes: () => Promise<Uint8Array>;
  examples: readonly PrintedExample[];
}

export const orderingGuides: readonly OrderingGuide[] = [
  { file: 'Lapwing ordering guide rev F.xlsx', bytes: lapwingGuide, examples: lapwingExamples },
  { file: 'dunlin_how_to_order.csv', bytes: async () => dunlinGuide(), examples: dunlinExamples },
  { file: 'Redshank HOW TO ORDER (final) v3.xlsx', bytes: redshankGuide, examples: redshankExamples },
];
