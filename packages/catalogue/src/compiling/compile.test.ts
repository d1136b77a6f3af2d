import { describe, expect, test } from 'vitest';
import { configuratorText } from '../numbers/configurators.ts';
import { panel } from '../testing/configurators.ts';
import { emptyContent, family, product, setting } from '../testing/rows.ts';
import { compile } from './compile.ts';

const content = {
  ...emptyContent,
  families: [family({ id: 1, configurator: panel, isLive: false })],
  products: [product({ id: 1, configModelNo: 'TD-3-4X-4F-E-20', priceCents: 81_850 })],
};
const sound = (given: typeof content, previous?: Parameters<typeof compile>[1]['previous']) => {
  const compiled = compile(given, { revision: 2, ...(previous === undefined ? {} : { previous }) });
  if (!compiled.ok) throw new Error('refused');
  return compiled.snapshot;
};

describe('compile', () => {
  test('nothing at all is sound', () => {
    expect(compile(emptyContent, { revision: 1 })).toMatchObject({ ok: true, snapshot: { revision: 1, warnings: [] } });
  });

  test('one error refuses everything, and warnings are told with it', () => {
    const rows = {
      ...content,
      settings: [setting({ id: 1, key: 'phone', value: 1 })],
      products: [product({ id: 1, ...content.products[0], priceCents: 1 })],
    };
    const compiled = compile(rows, { revision: 1 });
    expect(compiled.ok).toBe(false);
    expect(compiled.ok ? [] : compiled.findings.map(({ severity }) => severity)).toEqual(['warning', 'error']);
  });

  test('warnings alone go with the snapshot', () => {
    const compiled = compile(
      { ...content, products: [product({ id: 1, configModelNo: 'TD-3-4X-4F-E-20', priceCents: 1 })] },
      { revision: 1 },
    );
    expect(compiled.ok && compiled.snapshot.warnings).toMatchObject([{ code: 'model-number-price' }]);
  });

  test('the content given is left as it was', () => {
    const before = structuredClone(content);
    compile(content, { revision: 1 });
    expect(content).toEqual(before);
  });

  test('a configurator whose data did not change is kept, with all that was found out about it', () => {
    const first = sound(content);
    const again = sound(structuredClone(content), first);
    expect(again.configurators.get(configuratorText(panel))).toBe(first.configurators.get(configuratorText(panel)));
    expect(again.families.byId.get(1)?.configurator?.data).toBe(panel);
  });

  test('a configurator whose data changed is looked at anew, and the old one is dropped', () => {
    const changed = { ...panel, adderPrice: 600 };
    const again = sound(
      { ...content, families: [family({ id: 1, configurator: changed, isLive: false })] },
      sound(content),
    );
    expect([...again.configurators.values()].map(({ data }) => data)).toEqual([changed]);
  });

  test('rows stand in their order of display', () => {
    const rows = [product({ id: 1, position: 2 }), product({ id: 2, position: 1 }), product({ id: 3, position: 1 })];
    const { families } = sound({ ...content, products: rows });
    expect(families.byId.get(1)?.products.map(({ id }) => id)).toEqual([2, 3, 1]);
  });
});
