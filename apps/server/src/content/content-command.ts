import { type Content, type ContentKind, contentKindNames, isContentKind } from '@millrace/contract/content';
import type { Finding } from '@millrace/contract/office';
import { type RedirectUse, type RowChange, recordAudit } from '@millrace/database';
import type { ConsoleCommand, Said } from '../console/open-console.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { type ChangeContent, placeOf } from './change-content.ts';
import type { ContentHolder } from './content-holder.ts';
import { changeTo, type Row, rowLabel, rowOf, rowWith } from './content-rows.ts';
import { inForce } from './in-force.ts';
import { redirectHits } from './redirect-hits.ts';

export const CONTENT_USAGE = [
  'npm run content -- list                        the kinds of content, and how many rows of each',
  'npm run content -- show KIND                   its rows, one a line',
  'npm run content -- show KIND ID                one row, as JSON',
  'npm run content -- set KIND ID FIELD=VALUE …   changes fields of a row',
  'npm run content -- put KIND FILE               a row in a JSON file: in place of the one with its id; without an id, added',
  'npm run content -- remove KIND ID              takes a row away',
  'npm run content -- check                       all that the checks warn of in force, by place',
  'npm run content -- check-configurator FILE     a configurator in a JSON file: what its schema and the checks say of it',
  'npm run content -- hits                        how often each redirect was asked for, and the last day',
];

interface Services {
  holder: Pick<ContentHolder, 'current'>;
  change: ChangeContent;
  /** An id for a new row. */
  newId(): Promise<number>;
  redirectUses: () => Promise<readonly RedirectUse[]>;
}
/** Commands of other features about content, by their verbs. */
export interface MoreContentVerbs {
  usage: readonly string[];
  verbs: Readonly<Record<string, ConsoleCommand>>;
}
type Work = (services: Services, kind: ContentKind, words: readonly string[]) => Promise<Said>;

/**
 * Runs `npm run content` in the server or, where none runs, in its own process. Every change is checked with all content
 * and published at once; what does not compile is refused with what is wrong. `put` is given the row itself, as JSON;
 * `check-configurator` asks no content, so the program answers it by itself.
 */
export const contentCommand =
  (services: Services, more: MoreContentVerbs = { usage: [], verbs: {} }): ConsoleCommand =>
  async ([verb = '', kindWord, ...words]) => {
    const other = Object.hasOwn(more.verbs, verb) ? more.verbs[verb] : undefined;
    if (other !== undefined) return other(kindWord === undefined ? words : [kindWord, ...words]);
    if (kindWord === undefined) {
      if (verb === 'list') return said(...counted(services));
      if (verb === 'hits') return said(...(await hits(services)));
      if (verb === 'check') return said(...checked(services));
    }
    const work = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
    const [least, most] = WORDS.get(verb) ?? [0, 0];
    const isWhole = words.length >= least && words.length <= most;
    if (work === undefined || kindWord === undefined || !isWhole) return failed(...CONTENT_USAGE, ...more.usage);
    if (!isContentKind(kindWord)) return failed(`There is no ${kindWord}. ${contentKindNames.join(', ')}`);
    return work(services, kindWord, words).catch(refusal);
  };

/** How many words a verb takes after its kind: no fewer and no more, as `remove KIND ID ID` would leave the second there. */
const WORDS = new Map<string, readonly [number, number]>([
  ['show', [0, 1]],
  ['set', [2, Number.POSITIVE_INFINITY]],
  ['put', [1, 1]],
  ['remove', [1, 1]],
]);

const verbs: Readonly<Record<string, Work>> = {
  show: async ({ holder }, kind, [id]) => {
    const rows: readonly Row[] = inForce(holder).content[kind];
    if (id === undefined) return said(...rows.map((row) => `${String(row.id).padStart(6)}  ${rowLabel(row)}`));
    return said(...JSON.stringify(rowOf(rows, kind, id), null, 2).split('\n'));
  },
  set: ({ change }, kind, [id = '', ...fields]) =>
    publish(change, (content) => changeTo(kind, rowWith(kind, rowOf(content[kind], kind, id), fields))),
  put: async ({ change, newId }, kind, [text = '']) => {
    const row = JSON.parse(text);
    const id = hasId(row) ? undefined : await newId();
    return publish(change, () => changeTo(kind, { id, ...row }));
  },
  remove: ({ change }, kind, [id = '']) =>
    publish(change, (content) => ({ kind, id: rowOf(content[kind], kind, id).id, row: null })),
};

/** Publishes one change and describes it. The plan is made again when somebody else published meanwhile. */
async function publish(change: ChangeContent, plan: (content: Content) => RowChange): Promise<Said> {
  const made: RowChange[] = [];
  const { warnings } = await change(
    (content) => {
      made.splice(0, made.length, plan(content));
      return made;
    },
    {
      source: 'staff',
      alongside: async (tx, revision) => {
        for (const { kind, id } of made) {
          const subject = `${kind} ${id}`;
          await recordAudit(tx, {
            action: 'content-changed',
            actor: null,
            subject,
            address: null,
            facts: { revision },
          });
        }
      },
    },
  );
  return said(
    ...made.map(({ kind, id, row }) => `${kind} ${id} ${row === null ? 'is gone.' : `is published: ${rowLabel(row)}`}`),
    ...warnings.map(asLine),
  );
}

function counted({ holder }: Services): string[] {
  const { content } = inForce(holder);
  return contentKindNames.map((kind) => `${kind.padEnd(20)}${String(content[kind].length).padStart(6)}`);
}

/** Each redirect in force, the most used first. */
async function hits({ holder, redirectUses }: Services): Promise<string[]> {
  return redirectHits(inForce(holder), await redirectUses()).map(
    (row) => `${String(row.id).padStart(6)}  ${row.hits}  ${row.lastDay ?? 'never'}  ${row.from}`,
  );
}

function checked({ holder }: Services): string[] {
  const { warnings } = inForce(holder);
  return warnings.length === 0 ? ['Nothing is wrong.'] : warnings.map(asLine);
}

/** The place of a finding, its words and its other places. */
function asLine(found: Finding): string {
  const others = (found.also ?? []).map((path) => placeOf({ ...found, path }));
  return `${found.severity} ${placeOf(found)}: ${found.message}${others.length === 0 ? '' : ` Also ${others.join(', ')}.`}`;
}

const hasId = (row: unknown): boolean => typeof row === 'object' && row !== null && 'id' in row;

function refusal(error: unknown): Said {
  if (error instanceof SyntaxError) return failed(`The file is no JSON: ${error.message}`);
  if (!(error instanceof ProblemError)) throw error;
  const { message, errors = [] } = error.problem;
  return failed(...(errors.length === 0 ? [message] : errors.map((one) => `${one.field}: ${one.message}`)));
}
const said = (...lines: string[]): Said => ({ lines, exitCode: 0 });
const failed = (...lines: string[]): Said => ({ lines, exitCode: 1 });
