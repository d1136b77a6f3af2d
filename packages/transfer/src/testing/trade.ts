import { compile } from '@millrace/catalogue';
import {
  type Content,
  type ContentAttribute,
  type ContentFamily,
  type ContentProduct,
  contentKinds,
  emptyContent,
} from '@millrace/contract/content';
import type { Trade } from '../trade/trade-items.ts';

type Given = Readonly<Record<string, unknown>> & { id: number };

/** A family of tests: what is not said is plain and live. */
export const family = (given: Given): ContentFamily =>
  contentKinds.families.row.parse({
    ...{ name: `Family ${given.id}`, slug: `family-${given.id}`, intrinsicallySafe: false, description: '' },
    ...{ isLive: true, isVizzy: false, isObsolete: false, media: [], documentIds: [], alertType: null, alertMsg: null },
    ...{ effective: null, prodRep: null, specs: [], faqIds: [], accessoryPartNumbers: [], configurator: null },
    position: 0,
    ...given,
  });

export const product = (given: Given): ContentProduct =>
  contentKinds.products.row.parse({
    ...{ familyId: 1, partNumber: `P-${given.id}`, name: `Product ${given.id}`, description: '', priceCents: 12_345 },
    ...{ configModelNo: null, isObsolete: false, isLive: true, position: given.id },
    ...given,
  });

export const attribute = (given: Given & { key: string }): ContentAttribute =>
  contentKinds.attributes.row.parse({
    ...{ label: given.key, type: 'number', unit: '', precision: 2, min: null, max: null, choices: [], group: 'All' },
    ...{ help: '', filters: false, compares: false, isInHead: false, etim: null, position: given.id },
    ...given,
  });

export const setting = (id: number, name: string, value: unknown) => {
  const [group = '', key = ''] = name.split('.');
  return contentKinds.settings.row.parse({ id, group, key, value, isPublic: true });
};

/** The trade of some rows, which must be sound. */
export function tradeOf(rows: Partial<Content>): Trade {
  const settings = [setting(1, 'company.name', 'Example & Sons'), setting(2, 'company.email', 'info@maker.example')];
  const compiled = compile({ ...emptyContent(), settings, ...rows }, { revision: 1 });
  if (!compiled.ok)
    throw new Error(
      compiled.findings
        .filter(({ severity }) => severity === 'error')
        .map(({ message }) => message)
        .join('\n'),
    );
  return { snapshot: compiled.snapshot, publicUrl: 'https://maker.example', mediaBase: '/media', currency: 'USD' };
}
