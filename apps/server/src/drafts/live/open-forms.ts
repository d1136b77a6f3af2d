import type { ContentKind } from '@millrace/contract/content';
import { announceForm, type Database } from '@millrace/database';

/** A form counts as closed so long after its last sign; a page in sight gives one every 15 s. */
export const OPEN_MS = 45_000;

/** Somebody who has the form of a row open, in a draft. */
interface AtForm {
  by: string;
  draft: string | null;
}
interface OfForm {
  kind: ContentKind;
  id: number;
}
type Sign = OfForm & AtForm & { isOpen: boolean };

export interface OpenForms {
  /** Tells every node that somebody has a form open, or has closed it. */
  note(sign: Sign): Promise<void>;
  /** Everybody whose last sign of this form is fresh. */
  at(form: OfForm): readonly AtForm[];
  stop(): Promise<void>;
}

interface Dependencies {
  database: Pick<Database, 'queries' | 'listenForForms'>;
  clock(): Date;
}

/** Keeps who has which form open, in memory alone: a sign lost by a node is followed by the next. */
export function openForms({ database, clock }: Dependencies): OpenForms {
  const forms = new Map<string, Map<string, AtForm & { until: number }>>();
  let listening: Promise<() => Promise<void>> | undefined;
  const listen = () => {
    listening ??= database
      .listenForForms((said) => take(JSON.parse(said) as Sign))
      .catch((error: unknown) => {
        listening = undefined;
        throw error;
      });
    return listening;
  };
  function take({ kind, id, by, draft, isOpen }: Sign): void {
    const now = clock().getTime();
    const key = keyOf({ kind, id });
    const people = forms.get(key) ?? new Map();
    people.delete(by);
    if (isOpen) people.set(by, { by, draft, until: now + OPEN_MS });
    forms.set(key, people);
    forget(now);
  }
  function forget(now: number): void {
    for (const [key, people] of forms) {
      for (const [by, { until }] of people) if (until < now) people.delete(by);
      if (people.size === 0) forms.delete(key);
    }
  }
  return {
    note: async (sign) => {
      await listen();
      // At once on this node, which hears it once more.
      take(sign);
      await announceForm(database.queries, JSON.stringify(sign));
    },
    at: (form) => {
      forget(clock().getTime());
      return [...(forms.get(keyOf(form))?.values() ?? [])].map(({ by, draft }) => ({ by, draft }));
    },
    stop: async () => (await listening)?.(),
  };
}

const keyOf = ({ kind, id }: OfForm): string => `${kind} ${id}`;
