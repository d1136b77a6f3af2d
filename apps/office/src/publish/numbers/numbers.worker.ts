import type { Configurator } from '@millrace/configurator';
import { type ChangedNumbers, changedNumbers } from '@millrace/studio';

/** A configurator in force and in the draft, where there is one, and the numbers that are known of it. */
export interface ToCompare {
  before: Configurator | null;
  after: Configurator | null;
  known: readonly string[];
}
export type Compared = { ok: true; numbers: ChangedNumbers } | { ok: false };

/** Compares what two versions make, beside the page: hundreds of questions to the engine. */
addEventListener('message', ({ data: { before, after, known } }: MessageEvent<ToCompare>) => {
  const say = (compared: Compared): void => postMessage(compared);
  try {
    say({ ok: true, numbers: changedNumbers(before, after, { known }) });
  } catch {
    say({ ok: false });
  }
});
