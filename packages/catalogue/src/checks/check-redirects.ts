import { REDIRECTS_MAX } from '@millrace/contract/content';
import type { Finding } from '@millrace/contract/office';
import { isPauseAt } from '../paced.ts';
import { canHoldPages, hider } from '../redirects/hidden-page.ts';
import { baseOf, HOPS_MAX, partsOf, type RedirectTable, redirectTable, stepFrom } from '../redirects/redirect-table.ts';
import { type Check, error, type Place, warning } from './check.ts';
import { isOutsideAddress, isOwnPath, resolver } from './resolve-link.ts';

/** Old addresses hide no page, lead to something, and never round and round. */
export const checkRedirects: Check = function* (candidate) {
  const rows = candidate.content.redirects;
  const table = redirectTable(rows);
  const resolve = resolver(candidate);
  const hiddenBy = hider(candidate);
  for (const [nth, { id, from, to }] of rows.entries()) {
    if (isPauseAt(nth)) yield;
    const at = (field: string): Place => ({ kind: 'redirects', id, path: [field] });
    if (nth === REDIRECTS_MAX)
      yield error('too-many-redirects', at('from'), `At most ${REDIRECTS_MAX} redirects; a pattern stands for many.`);
    const hidden = hiddenBy(from);
    if (hidden !== null) yield error('redirect-hides-page', at('from'), `The old address ${from} is ${hidden}.`);
    yield* checkTarget({ from, to, at: at('to') }, table, resolve);
  }
};

interface Target {
  from: string;
  to: string;
  at: Place;
}

function* checkTarget(
  { from, to, at }: Target,
  table: RedirectTable,
  resolve: ReturnType<typeof resolver>,
): Iterable<Finding> {
  const written = to.replace(/\*$/, '');
  if (!isOutsideAddress(written) && !isOwnPath(written)) {
    yield error('broken-link', at, `${to} is neither a path of this site nor an address with https://.`);
    return;
  }
  if (to.endsWith('*') && (baseOf(from) === null || !to.endsWith('/*'))) {
    yield error('broken-link', at, `${to} ends with *, which stands for the rest of an old address that ends with /*.`);
    return;
  }
  const end = endOf(table, from);
  if (end === null) {
    yield error('redirect-loop', at, `The old address ${from} leads round and round.`);
    return;
  }
  if (end.includes(REST)) {
    if (!end.startsWith('/') || canHoldPages(partsOf(end).path.replace(REST, ''))) return;
    yield error('broken-link', at, `${to} leads nowhere: no page lies below it.`);
    return;
  }
  const found = resolve(end);
  if (found === 'broken') yield error('broken-link', at, `${to} leads nowhere.`);
  if (found === 'not-live') yield warning('target-not-live', at, `${to} leads to something that is not live.`);
}

/** Stands for the rest of an old address below a pattern: no address of the site has it. */
const REST = '~rest~';

/** The address after all steps; null where they have no end. */
function endOf(table: RedirectTable, from: string): string | null {
  let to = from.replace(/\*$/, REST);
  for (let hops = 0; hops <= HOPS_MAX; hops += 1) {
    const step = stepFrom(table, to);
    if (step === null) return to;
    to = step.to;
  }
  return null;
}
