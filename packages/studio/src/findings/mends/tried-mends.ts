import { finish, type Pausable } from '@millrace/configurator';
import type { FoundByServer } from '../joined-findings.ts';
import { type JudgedRow, judgeWhole } from '../judge-in-stages.ts';
import { candidatesFor } from './candidates.ts';
import { type Mend, mended } from './mend.ts';

/** Most mends offered for a finding, and most that are tried for it. */
const OFFERED = 2;
const TRIED = 6;

/**
 * The mends of a finding that are proved: with each, the judgement no longer says the finding and says nothing that it did not say before.
 * `isSound`: whether the schema of its kind takes a row.
 */
export function* triedMends(
  judged: JudgedRow,
  finding: FoundByServer,
  isSound: (kind: JudgedRow['kind'], row: object) => boolean,
): Pausable<readonly Mend[]> {
  const before = counted(yield* judgeWhole(judged));
  const offered: Mend[] = [];
  for (const mend of candidatesFor(judged, finding).slice(0, TRIED)) {
    const after = withMend(judged, mend);
    if (!isSound(after.kind, after.row)) continue;
    const found = counted(yield* judgeWhole(after));
    const isNew = [...found].some(([key, times]) => times > (before.get(key) ?? 0));
    const own = saying(finding);
    if (isNew || (found.get(own) ?? 0) >= (before.get(own) ?? 0)) continue;
    offered.push(mend);
    if (offered.length === OFFERED) break;
  }
  return offered;
}

/** The same in one go. */
export const mendsOf = (...given: Parameters<typeof triedMends>): readonly Mend[] => finish(triedMends(...given));

/** All that is judged, as it is with a mend. */
function withMend(judged: JudgedRow, { edits }: Mend): JudgedRow {
  const own = edits.filter(({ kind, id }) => kind === judged.kind && id === judged.row.id);
  const row = own.length === 0 ? judged.row : mended(judged.row, own);
  // The report is known of a configurator that stays as it is.
  const isSame = !own.some(({ path }) => path[0] === 'configurator');
  return {
    ...judged,
    row: isSame ? { ...row, configurator: judged.row.configurator } : row,
    products: judged.products.map((product) => {
      const ofIt = edits.filter(({ kind, id }) => kind === 'products' && id === product.id);
      return ofIt.length === 0 ? product : mended(product, ofIt);
    }),
  };
}

/** Without its path and the numbers of rows, which move when something before it is taken out. */
const saying = ({ kind, id, code, message }: Pick<FoundByServer, 'kind' | 'id' | 'code' | 'message'>): string =>
  JSON.stringify([kind, id, code, message.replaceAll(/\b(row|limit) \d+/g, '$1')]);

function counted(findings: readonly FoundByServer[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const finding of findings) times.set(saying(finding), (times.get(saying(finding)) ?? 0) + 1);
  return times;
}
