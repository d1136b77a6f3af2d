import { finish } from '@millrace/configurator';
import { contentKindNames } from '@millrace/contract/content';
import { writePath } from '@millrace/contract/office';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { category, family, faq, post } from '../testing/rows.ts';
import { findingsOf, snapshotOf } from '../testing/snapshot-of.ts';
import { type CheckedRows, checkRows, type WrittenRows } from './check-rows.ts';

const rows = {
  categories: [category({ id: 1, isLive: false })],
  families: [family({ id: 1, isLive: false }), family({ id: 2, isLive: false })],
  faqs: [faq({ id: 1 }), faq({ id: 2 })],
  posts: [post({ id: 1 })],
};
const inForce = snapshotOf(rows);
const check = (changes: Partial<WrittenRows>): CheckedRows =>
  finish(checkRows({ ...inForce.content, ...changes }, inForce, { revision: 2 }));
const told = ({ findings }: CheckedRows): string[] =>
  findings.map(({ severity, code, kind, id, path }) => `${severity} ${code} ${kind} ${id} ${writePath(path)}`);

describe('written rows', () => {
  test('that are in force have no findings but its own', () => {
    const checked = check({});
    expect(checked).toMatchObject({ broken: [], findings: [], compiled: { ok: true } });
    for (const kind of contentKindNames) expect(checked.content[kind]).toBe(inForce.content[kind]);
  });

  test('of which one is broken: it stands as published, and the faults of all others are found with it', () => {
    const [first, second] = rows.families;
    const checked = check({
      families: [
        { ...first, name: 7, slug: 'Not A Slug' },
        { ...second, documentIds: [9] },
      ],
      posts: [...rows.posts, post({ id: 2, htmlContent: '<script>' })],
    });
    expect(told(checked)).toEqual([
      'error bad-value families 1 name',
      'error bad-value families 1 slug',
      'error unknown-document families 2 documentIds[0]',
      'error rich-text posts 2 htmlContent',
    ]);
    expect(checked.findings[0]?.message).toBe('name must be a string.');
    expect(checked.broken).toEqual([{ kind: 'families', id: 1 }]);
    expect(checked.content.families.find(({ id }) => id === 1)).toBe(inForce.content.families[0]);
    expect(checked.compiled.ok).toBe(false);
  });

  test.each([7.5, '3', null, undefined, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, [1]])(
    'that have %o for their id are of no row',
    (id) => {
      expect(check({ faqs: [...rows.faqs, { id }] }).broken).toEqual([{ kind: 'faqs', id: 0 }]);
    },
  );

  test('that are new and broken are left out', () => {
    const checked = check({ faqs: [...rows.faqs, { id: 3 }, 'no row'] });
    expect(checked.content.faqs.map(({ id }) => id)).toEqual([1, 2]);
    expect(checked.broken).toEqual([
      { kind: 'faqs', id: 3 },
      { kind: 'faqs', id: 0 },
    ]);
    expect(told(checked)).toContain('error bad-value faqs 0 ');
    expect(checked.compiled.ok).toBe(true);
  });

  test('have no field that would be lost', () => {
    expect(told(check({ posts: [{ ...rows.posts[0], colour: 'red' }] }))).toEqual([
      'error unknown-field posts 1 colour',
    ]);
  });

  test('that are whole are checked as the compile checks them', () => {
    const changed = { ...rows, faqs: [faq({ id: 1, answer: '<a href="/nowhere">x</a>' }), ...rows.faqs] };
    expect(check(changed).findings).toEqual(findingsOf(changed));
  });
});

test('whatever is written, each broken row has a finding, and the others are those in force or as written', () => {
  const written = fc.record({ id: fc.nat(4), question: fc.oneof(fc.string(), fc.nat(), fc.constant(null)) });
  fc.assert(
    fc.property(fc.array(written), (changes) => {
      const faqs = changes.map((one) => ({ ...faq({ id: 1 }), ...one }));
      const { broken, content, findings } = check({ faqs });
      expect(new Set(findings.filter(({ code }) => code === 'bad-value').map(({ id }) => id))).toEqual(
        new Set(broken.map(({ id }) => id)),
      );
      for (const row of content.faqs) expect([...rows.faqs, ...faqs]).toContainEqual(row);
    }),
    { numRuns: 30 },
  );
});
