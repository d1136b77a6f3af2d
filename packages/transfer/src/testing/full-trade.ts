import { attribute, family, product, setting, tradeOf } from './trade.ts';

const picture = (uri: string, name = uri) => ({ type: 2, uri, filename: '', name, infoImageText: '', poster: null });
const document = (id: number, docType: string) => ({
  ...{
    id,
    docType,
    docNumber: String(id),
    revision: null,
    revisedOn: null,
    supersedes: null,
    name: `Paper ${docType}`,
  },
  ...{ uri: `documents/${id}.pdf`, type: 1, supportCategory: null, isLive: true, position: id },
});
const long = (of: string, signs: number): string => `${of} `.repeat(signs).slice(0, signs).trim();

/** A trade with everything that a file can have, and texts that are longer than any may be. */
export const fullTrade = tradeOf({
  settings: [setting(1, 'company.name', long('Maker & Sons', 120)), setting(2, 'company.email', 'info@maker.example')],
  attributes: [
    attribute({ id: 1, key: 'width', unit: 'in', etim: 'EF000008' }),
    attribute({ id: 2, key: 'volts', type: 'choice', choices: ['120', '480'], unit: 'V', etim: 'EF000001' }),
    attribute({ id: 3, key: 'amps', type: 'range', unit: 'A', etim: 'EF000002' }),
    attribute({ id: 4, key: 'alarm', type: 'yesNo', etim: 'EF000003' }),
    attribute({ id: 5, key: 'bore', type: 'text', etim: 'EF000004' }),
    attribute({ id: 6, key: 'colour', type: 'text' }),
  ],
  documents: ['TDS', 'QSG', 'UG', 'GIG', 'WSG'].map((docType, at) => document(at + 1, docType)) as never,
  families: [
    family({
      id: 1,
      name: long('Tern', 90),
      description: long('A family.', 3000),
      etimClass: 'EC000123',
      media: Array.from({ length: 32 }, (_, at) =>
        picture(`families/${at}.png`, at === 0 ? long('Front', 200) : `Side ${at}`),
      ),
      documentIds: [1, 2, 3, 4, 5],
      accessoryPartNumbers: ['P-3', 'P-2'],
      attributes: {
        width: 10,
        volts: ['480'],
        amps: { from: 1, to: 2.5 },
        alarm: true,
        bore: long('Smooth', 200),
        colour: 'grey',
      },
    }),
    family({ id: 2, name: 'Heron', media: [picture('families/h.svg'), picture('families/h.png')] }),
  ],
  products: [
    product({
      id: 1,
      name: long('Panel "A" <1>', 200),
      description: long('Words.', 1000),
      configModelNo: 'T'.repeat(60),
    }),
    product({ id: 2, isObsolete: true, replacedBy: 'P-1', attributes: { alarm: false } }),
    product({ id: 3, familyId: 2, priceCents: 5, description: 'Short' }),
    product({ id: 4, familyId: 2, priceCents: null }),
  ],
});
