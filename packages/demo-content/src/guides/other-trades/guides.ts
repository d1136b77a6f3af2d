import type { OrderingGuide } from '../index.ts';
import { filterExamples, filterGuide } from './filter-schluessel.ts';
import { gripperExamples, gripperGuide } from './pince-references.ts';
import { reelExamples, reelGuide } from './reel-how-to-order.ts';

interface OtherGuide extends OrderingGuide {
  groups: readonly string[];
  /** Numbers that its footnotes, notes and tables exclude. */
  refused: readonly string[];
  /** The notes of what was decided for the author, or left out. */
  told: readonly string[];
}

/** Guides of makers of other trades and languages, as their sales offices keep them (`messes.md`). For tests. */
export const guidesOfOtherTrades: readonly OtherGuide[] = [
  {
    file: 'Bestellschluessel_RF_Filter_2027-01 KORR.xlsx',
    bytes: filterGuide,
    examples: filterExamples,
    groups: ['Baureihe', 'Nenngröße', 'Filterfeinheit', 'Dichtung', 'Anschluss', 'Zubehör'],
    refused: ['RFL-0660-10-N-G1', 'RFS-0160-25-V-F2', 'RFS-0330-06-E-G1', 'RFS-0330-3-N-G1'],
    told: [
      '“Andere Baureihen auf Anfrage bei unserem Vertrieb, Tel. -214” stands between the options of Baureihe. It is left out.',
      '3 is read as 03: the other codes beside it have their zeros.',
      '“Feinere Elemente siehe Katalog E4, Seite 12” stands between the options of Filterfeinheit. It is left out.',
    ],
  },
  {
    file: 'tarif PX pinces v2 (copie).xlsx',
    bytes: gripperGuide,
    examples: gripperExamples,
    groups: ['Type', 'Taille', 'Course', 'Joint', 'Détection'],
    refused: ['PXA 16/8 V', 'PXP 40/4 N', 'PXP 25/8 V-D2'],
    told: ['Nothing was made of “NB : la taille 32 est supprimée, voir PX2”.'],
  },
  {
    file: 'HR reels ordering (Bob 3-12).xlsx',
    bytes: reelGuide,
    examples: reelExamples,
    groups: ['Drive', 'Hose ID', 'Length', 'Pressure', 'Finish', 'Options'],
    refused: ['HR/S/1-12/100/L/P', 'HR/M/3-4/050/H/P', 'HR/M/1-2/050/L/X'],
    told: ['A spreadsheet had made “2-Jan” of the code 1-2: it is read as in the examples, and 2 more like it.'],
  },
];
