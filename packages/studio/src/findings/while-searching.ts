import type { FoundByServer } from './joined-findings.ts';

/** Codes that only searches prove. */
const SEARCHED: ReadonlySet<string> = new Set([
  'group-never-shows',
  'option-never-selectable',
  'ambiguous-number',
  'limit-never-met',
  'bounds-exclude-everything',
  'table-without-row',
  'alias-is-number',
  'alias-leads-nowhere',
  'blocked-unanswered',
  'unprinted-decides',
  'configurator-searched-in-part',
]);

/** The findings shown while the searches go on: those stated now, and those that the searches proved of the state before. */
export const whileSearching = (
  now: readonly FoundByServer[],
  before: readonly FoundByServer[],
): readonly FoundByServer[] => [...now, ...before.filter(({ code }) => SEARCHED.has(code))];
