import { randomUUID } from 'node:crypto';
import type { Compiled, Snapshot } from '@millrace/catalogue';
import type { Content } from '@millrace/contract/content';
import { withElementIds } from '@millrace/contract/list-keys';
import { type Finding, isError, writePath } from '@millrace/contract/office';
import {
  ContentRefused,
  changeContent,
  type Database,
  type Publication,
  RevisionMoved,
  type RowChange,
  readContent,
} from '@millrace/database';
import { ProblemError, problem, refused } from '../problems/problem-error.ts';
import { applyChanges } from './apply-changes.ts';
import type { ContentHolder } from './content-holder.ts';
import { inForce } from './in-force.ts';
import { oneByOne } from './one-by-one.ts';

/** Rows to change, made from the content as it is; throws refusals. It is asked again where somebody else published meanwhile. */
type Plan = (content: Content) => RowChange[] | Promise<RowChange[]>;

/** Publishes a change of some rows; resolves once this node shows it, with what the checks warn of. */
export type ChangeContent = (plan: Plan, publication: Omit<Publication, 'expectedRevision'>) => Promise<Changed>;

interface Changed {
  /** Those of the changed rows first, then those of other rows that the change brought about. */
  warnings: readonly Finding[];
}

interface ChangeDependencies {
  database: Database;
  holder: Pick<ContentHolder, 'current' | 'compile' | 'publish'>;
}

/** How often a change is tried again because another node published meanwhile. */
const ATTEMPTS = 5;

/**
 * The one way in which calls change content: plan, check by the compile, store, show. Content that does not compile is
 * refused with its faults, and nothing is stored. Changes of one node take turns; those of other nodes are noticed by
 * their revision.
 */
export function contentChanger({ database, holder }: ChangeDependencies): ChangeContent {
  const inTurn = oneByOne();

  const attempt = async (base: Base, plan: Plan, publication: Publication): Promise<Changed> => {
    const rows = (await plan(base.content)).map(withIds);
    const before = holder.current()?.warnings ?? [];
    const after = applyChanges(base.content, rows);
    const revision = base.revision + 1;
    const made = checked(await holder.compile(after, { revision }));
    const expected = { ...publication, expectedRevision: base.revision };
    await holder.publish(made, () => changeContent(database, { rows, after }, expected));
    return { warnings: warningsOf(rows, made.warnings, before) };
  };

  const change: ChangeContent = async (plan, publication) => {
    let base: Base = inForce(holder);
    for (let left = ATTEMPTS; left > 0; left--) {
      try {
        return await attempt(base, plan, publication);
      } catch (error) {
        if (error instanceof ContentRefused) throw refused('content-refused', error.message);
        if (!(error instanceof RevisionMoved)) throw error;
      }
      base = await readContent(database);
    }
    throw refused('revision-moved', 'Others are publishing at this moment. Please try again.');
  };

  return (plan, publication) => inTurn(() => change(plan, publication));
}

function warningsOf(rows: readonly RowChange[], all: readonly Finding[], before: readonly Finding[]): Finding[] {
  const keys = new Set(rows.map(({ kind, id }) => `${kind} ${id}`));
  const isOfChanged = ({ kind, id }: Finding): boolean => keys.has(`${kind} ${id}`);
  const words = (found: Finding): string => `${placeOf(found)} ${found.message}`;
  const known = new Set(before.map(words));
  return [...all.filter(isOfChanged), ...all.filter((one) => !isOfChanged(one) && !known.has(words(one)))];
}

/** The row with an id on each element that is known by one. */
const withIds = (change: RowChange): RowChange =>
  change.row === null
    ? change
    : Object.assign({}, change, { row: withElementIds(change.kind, change.row, randomUUID) });

interface Base {
  revision: number;
  content: Content;
}

/** The snapshot of sound content; throws the faults otherwise, in words. */
function checked(compiled: Compiled): Snapshot {
  if (compiled.ok) return compiled.snapshot;
  const errors = compiled.findings.filter(isError);
  const words = errors.map(({ message }) => message).join(' ');
  throw new ProblemError(problem('content-refused', words, errors.slice(0, ERRORS_TOLD).map(asFault)));
}
const ERRORS_TOLD = 50;

/** Names a fault by its place in the content: `carousels.3.link`. */
const asFault = (finding: Finding) => ({ field: placeOf(finding), message: finding.message });

/** The place of a finding in words: `families.3.configurator.configGroups[1].showIf[0]`. */
export const placeOf = ({ kind, id, path }: Pick<Finding, 'kind' | 'id' | 'path'>): string =>
  [kind, id, ...(path.length === 0 ? [] : [writePath(path)])].join('.');
