import { finish, type LintCode, type Pausable } from '@millrace/configurator';
import type { FoundByServer } from '../joined-findings.ts';
import { type JudgedRow, judgeWhole } from '../judge-in-stages.ts';
import { candidatesFor } from './candidates.ts';
import { type Mend, mended } from './mend.ts';

/** Most mends offered for a finding, and most that are tried for it. */
const OFFERED = 2;
const TRIED = 6;

const isInPart = ({ code }: FoundByServer): boolean => code === 'configurator-searched-in-part';

/** Findings about what can be built, and about numbers: they are looked for once all that is stated can be read. */
const SEARCHED: ReadonlySet<string> = new Set<LintCode | `known-number-${string}` | 'model-number-price'>([
  ...(['option-never-selectable', 'group-never-shows', 'ambiguous-number', 'bounds-exclude-everything'] as const),
  ...(['limit-never-met', 'blocked-unanswered', 'table-without-row', 'unprinted-decides', 'text-runs-on'] as const),
  ...(['numbers-side-by-side', 'alias-is-number', 'alias-leads-nowhere'] as const),
  ...(['known-number-price', 'known-number-refused', 'known-number-taken', 'model-number-price'] as const),
]);

/**
 * The mends of a finding that are proved: with each, the judgement no longer says the finding and says nothing that it did not say
 * before, but for what a search finds that could not be made before. `isSound`: whether the schema of its kind takes a row.
 */
export function* triedMends(
  judged: JudgedRow,
  finding: FoundByServer,
  isSound: (kind: JudgedRow['kind'], row: object) => boolean,
): Pausable<readonly Mend[]> {
  const judgedBefore = yield* judgeWhole(judged);
  const before = counted(judgedBefore);
  const wasInPart = judgedBefore.some(isInPart);
  const offered: Mend[] = [];
  for (const mend of candidatesFor(judged, finding).slice(0, TRIED)) {
    const after = withMend(judged, mend);
    if (!isSound(after.kind, after.row)) continue;
    if (offered.some(({ words }) => words === mend.words)) continue;
    const all = yield* judgeWhole(after);
    const goesOn = wasInPart && !all.some(isInPart);
    // A fault that only a search finds was there before: it could not be searched for.
    const found = counted(goesOn ? all.filter(({ code }) => !SEARCHED.has(code)) : all);
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
