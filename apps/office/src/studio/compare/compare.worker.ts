import type { Configurator } from '@millrace/configurator';
import { type Difference, differenceInWords } from '@millrace/studio';

/** Two versions, and the numbers that are known of them. */
export interface ToCompare {
  before: Configurator;
  after: Configurator;
  known: readonly string[];
}
export type Compared = { ok: true; difference: Difference } | { ok: false };

/** Compares two versions beside the page: hundreds of questions to the engine. */
addEventListener('message', ({ data: { before, after, known } }: MessageEvent<ToCompare>) => {
  const say = (compared: Compared): void => postMessage(compared);
  try {
    say({ ok: true, difference: differenceInWords(before, after, { known }) });
  } catch {
    say({ ok: false });
  }
});
