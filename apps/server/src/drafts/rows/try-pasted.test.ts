import { finish } from '@millrace/configurator';
import type { DraftChange } from '@millrace/database';
import { expect, test } from 'vitest';
import { demoSnapshot as snapshotOfDemo } from '../../testing/demo-snapshot.ts';
import { noChanges } from './draft-rows.ts';
import { tryPasted } from './try-pasted.ts';

const snapshot = snapshotOfDemo();
const [row] = snapshot.content.redirects;

const change = (id: number, changed: object | null): DraftChange => ({
  ...{ draftId: '', kind: 'redirects', rowId: id, version: 1, conflicts: [], changedBy: null },
  ...{ changedAt: new Date(0), base: null, row: changed === null ? null : { ...changed } },
});

test('pasted addresses are tried in their order; what is no address says why', () => {
  const pasted = [`https://www.old.example${row?.from}/`, 'mailto:a@example.com', '/home', 'nothing.html'];
  const tried = finish(tryPasted(snapshot, noChanges, pasted));
  expect(tried.map(({ path, leads }) => [path, leads])).toEqual([
    [row?.from, 'redirect'],
    [null, 'nowhere'],
    ['/home', 'page'],
    ['/nothing.html', 'nowhere'],
  ]);
  expect(tried[0]?.redirect).toEqual({ id: row?.id, status: row?.status, to: row?.to });
  expect(tried[1]?.why).toMatch(/not an address/);
});

test('the draft counts', () => {
  const added = { ...row, id: 900, from: '/product.asp?id=7', to: '/about' };
  const changes = new Map(
    [added, { ...row, id: row?.id ?? 0 }].map(({ id }) => [id, change(id, id === added.id ? added : null)]),
  );
  const draft = { version: 2, byKind: new Map([['redirects' as const, changes]]) };
  const tried = finish(tryPasted(snapshot, draft, [row?.from ?? '', 'old.example/Product.asp?ID=7']));
  expect(tried.map(({ leads, redirect }) => [leads, redirect?.to])).toEqual([
    ['nowhere', undefined],
    ['redirect', '/about'],
  ]);
});
