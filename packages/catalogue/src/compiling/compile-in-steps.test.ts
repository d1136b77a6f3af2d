import { type Configurator, finish } from '@millrace/configurator';
import { emptyContent } from '@millrace/contract/content';
import { describe, expect, test } from 'vitest';
import { answers } from '../index.ts';
import { anonymous } from '../tables/viewer.ts';
import { panel } from '../testing/configurators.ts';
import { family, product } from '../testing/rows.ts';
import { type Compiled, compile, compileInSteps } from './compile.ts';

const contentOf = (products: number) => ({
  ...emptyContent(),
  families: [family({ id: 1, configurator: panel })],
  products: Array.from({ length: products }, (_, nth) =>
    product({ id: nth + 1, partNumber: `P-${nth}`, description: `Panel number ${nth}`, position: products - nth }),
  ),
});
const pausesOf = (products: number): number => [...compileInSteps(contentOf(products), { revision: 1 })].length;
const found = (compiled: Compiled, search: string) =>
  compiled.ok && answers.search(compiled.snapshot, { params: {}, query: { search, page: 1, pageSize: 50 } }, anonymous);

describe('in steps', () => {
  test('the snapshot is the one of a compile at once', () => {
    const content = contentOf(1000);
    const stepped = finish(compileInSteps(content, { revision: 7 }));
    const whole = compile(content, { revision: 7 });
    if (!stepped.ok || !whole.ok) throw new Error('refused');
    expect(stepped.snapshot.content).toEqual(whole.snapshot.content);
    expect([...stepped.snapshot.products.byPartNumber.keys()]).toEqual([
      ...whole.snapshot.products.byPartNumber.keys(),
    ]);
    for (const search of ['P-99', 'panel 7', 'nmber 12']) expect(found(stepped, search)).toEqual(found(whole, search));
  });
  test('refused content is refused with the same faults', () => {
    const content = contentOf(600);
    content.products.push(product({ id: 600, familyId: 99 }), product({ id: 5000, partNumber: 'p-0' }));
    const stepped = finish(compileInSteps(content, { revision: 1 }));
    expect(stepped.ok).toBe(false);
    expect(stepped).toEqual(compile(content, { revision: 1 }));
  });
  test('pauses grow with the products: no part of the compile takes them all at once', () => {
    const more = 4096;
    // Ordering, tables, checks, documents, words, terms and trigrams: each of them pauses every 64 products.
    expect(pausesOf(2 * more) - pausesOf(more)).toBeGreaterThan((10 * more) / 64);
  });
  test('the searches of a changed configurator pause, those of a known one are not made again', () => {
    const codes = Array.from({ length: 30 }, (_, nth) => ({ code: `${nth}` }));
    const large: Configurator = {
      configGroups: [
        { name: 'A', options: codes },
        { name: 'B', options: codes },
      ],
    };
    const content = { ...emptyContent(), families: [family({ id: 1, configurator: large })] };
    const first = compile(content, { revision: 1 });
    if (!first.ok) throw new Error('refused');
    const anew = [...compileInSteps(content, { revision: 2 })].length;
    const known = [...compileInSteps(content, { revision: 2, previous: first.snapshot })].length;
    expect(anew).toBeGreaterThan(known + 3);
  });
});
