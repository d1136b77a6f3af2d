import { contentKinds } from '@millrace/contract/content';
import {
  type FoundByServer,
  findingKey,
  type JudgedRow,
  type Judgement,
  judgeInStages,
  type Mend,
  triedMends,
} from '@millrace/studio';

/** The fields of a row by which its configurator is judged, as they are typed. */
export interface TypedRow {
  kind: JudgedRow['kind'];
  fields: Readonly<Record<string, unknown>>;
  products: JudgedRow['products'];
}

export type Asked =
  /** Judges what is typed; what was asked before is given up. */
  | { is: 'judge'; version: number; typed: TypedRow }
  /** Tries mends for what was judged last. */
  | { is: 'mend' };

export type Said =
  /** The schema refuses what is typed: it is not judged. */
  | { is: 'unsound'; version: number }
  | { is: 'judged'; version: number; judgement: Judgement; seconds: number }
  | { is: 'mends'; version: number; of: string; mends: readonly Mend[] };

/** Findings for which mends are tried: the first, as they stand. Those of prices cost next to nothing. */
const MENDED_MOST = 40;
const PRICES_MENDED_MOST = 500;
const SLICE_MS = 8;

interface Services {
  say(said: Said): void;
  /** Runs something after what came in meanwhile. */
  later(run: () => void): void;
  now(): number;
}

/** Judges in slices, so that a newer question is heard and the older one is given up. */
export function judgeLoop({ say, later, now }: Services): (asked: Asked) => void {
  let work: Iterator<undefined, void, undefined> | null = null;
  let isPlanned = false;
  let judged: { version: number; row: JudgedRow; findings: readonly FoundByServer[] } | null = null;
  let wantsMends = false;

  function* judge(version: number, typed: TypedRow): Generator<undefined, void, undefined> {
    const begun = now();
    judged = null;
    const row = readTyped(typed);
    if (row === null) return say({ is: 'unsound', version });
    for (const judgement of judgeInStages(row)) {
      if (judgement !== undefined) {
        say({ is: 'judged', version, judgement, seconds: (now() - begun) / 1000 });
        if (judgement.isWhole) judged = { version, row, findings: judgement.findings };
      }
      yield;
    }
    if (wantsMends) yield* mend();
  }

  function* mend(): Generator<undefined, void, undefined> {
    if (judged === null) return;
    const { version, row, findings } = judged;
    const prices = findings.filter(({ code }) => code.endsWith('-price')).slice(0, PRICES_MENDED_MOST);
    const others = findings.filter(({ code }) => !code.endsWith('-price')).slice(0, MENDED_MOST);
    for (const finding of [...others, ...prices]) {
      const mends = yield* triedMends(row, finding, isSound);
      say({ is: 'mends', version, of: findingKey(finding), mends });
    }
  }

  function run(): void {
    isPlanned = false;
    const until = now() + SLICE_MS;
    while (work !== null && now() < until) if (work.next().done === true) work = null;
    plan();
  }
  function plan(): void {
    if (work === null || isPlanned) return;
    isPlanned = true;
    later(run);
  }

  return (asked) => {
    if (asked.is === 'judge') {
      wantsMends = false;
      work = judge(asked.version, asked.typed);
    } else if (judged !== null && work === null) {
      wantsMends = true;
      work = mend();
    } else wantsMends = true;
    plan();
  };
}

const isSound = (kind: JudgedRow['kind'], row: object): boolean => fieldsOf(kind).safeParse(row).success;

/** The fields alone by which a configurator is judged: of the rest of the row the server says what is wrong. */
const schemas = {
  families: contentKinds.families.row.pick(fields()),
  customerFamilies: contentKinds.customerFamilies.row.pick(fields()),
};
function fields() {
  return { id: true, configurator: true, validNumbers: true, refusedNumbers: true } as const;
}
const fieldsOf = (kind: JudgedRow['kind']) => schemas[kind];

/** The configurator as it is typed, if its schema takes it. */
function readTyped({ kind, fields: typed, products }: TypedRow): JudgedRow | null {
  const read = fieldsOf(kind).safeParse(typed);
  return read.success ? { kind, row: { ...read.data, name: String(typed.name ?? '') }, products } : null;
}
