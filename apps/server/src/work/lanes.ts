import { availableParallelism } from 'node:os';
import type { LaneLimits } from './lane.ts';

export type LaneName = 'answers' | 'compression' | 'documents' | 'pictures' | 'passwords';

interface LaneFacts extends LaneLimits {
  /** Runs on the thread that has the snapshot: its cost is that thread's processor time, and others get their turn between two jobs. */
  isOnThisThread?: true;
  /** Made once for good, of a number of things that has an end: a network does not pay for it. */
  isFree?: true;
}

/** One core is left to the thread that answers. More than two at once would take the pool's four threads from files and host names. */
const BESIDE_THE_SITE = Math.min(2, Math.max(1, availableParallelism() - 1));

/** The kinds of work, by what they are done with, and how much of each may be under way and wait. */
export const lanes: Readonly<Record<LaneName, LaneFacts>> = {
  // Pages, answers and searches: 0.1 to 50 ms each. A browser asks for a dozen at once, an office for a few.
  answers: { atOnce: 1, waiting: 300, waitingPerNetwork: 60, isOnThisThread: true },
  // Of what the lane above has made, so no more can come than passes there.
  compression: { atOnce: BESIDE_THE_SITE, waiting: 400, waitingPerNetwork: 100 },
  // Model lists and résumés as XLSX and PDF: 0.1 to 1 s each, in threads of their own.
  documents: { atOnce: BESIDE_THE_SITE, waiting: 40, waitingPerNetwork: 8 },
  // Sizes of pictures and cards: 50 to 500 ms each. A page asks for all of its pictures at once.
  pictures: { atOnce: BESIDE_THE_SITE, waiting: 600, waitingPerNetwork: 150, isFree: true },
  // A sixth of a second and 32 MB each; a sign-in takes two of them.
  passwords: { atOnce: BESIDE_THE_SITE, waiting: 120, waitingPerNetwork: 20 },
};
