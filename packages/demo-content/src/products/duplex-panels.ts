import { ternDuplex } from '../configurators/panels/tern-duplex.ts';
import { ternDuplexIs } from '../configurators/panels/tern-duplex-is.ts';
import type { FamilyKey, WrittenProduct } from '../written-family.ts';
import { list, matrix } from './matrix.ts';
import { model, modelSeries, type Picks } from './models.ts';
import { replacedInOrder } from './replaced.ts';

const floats: Record<string, string> = { '3F': '3 floats', '4F': '4 floats' };
const volts: Record<string, string> = { '1': '120–240 V', '3': '208–240 V', '4': '480 V' };
const name = (picks: Picks): string =>
  picks['Alarm'] === 'A0'
    ? `Duplex panel, no alarm, ${volts[String(picks['Supply'])]}`
    : `Duplex panel, ${floats[String(picks['Floats'])]}, ${volts[String(picks['Supply'])]}`;

const usual: Picks = { Supply: '3', Enclosure: '4X', 'Motor amps': '040', Alarm: 'AB', 'Float cable': '20' };
const one = (partNumber: string, given: Picks): WrittenProduct => {
  const picks = { ...usual, ...given };
  return model(ternDuplex, name(picks), picks, partNumber);
};

/** Single-phase panels have no motor protective switch to choose. */
const singlePhase = modelSeries({
  configurator: ternDuplex,
  from: 7204113,
  name,
  with: { Supply: '1', 'Float cable': '20' },
  axes: { Enclosure: ['1', '4X'], Floats: ['3F', '4F'], Alarm: ['A0', 'AB', 'AR'] },
});

/** Three-phase panels are no longer made in NEMA 1, nor for 480 V with three floats: the next better one replaces them. */
/** At 480 V the catalogue has no panel for three floats. */
const FOUR_FLOATS_480_V = '7204543';
const FOURTH_FLOAT = ' It takes four floats: the alarm has one of its own, above the lag float.';
const successorsOfSeries2 = [
  ...['7204114', '7204117', '7204120', '7204123'],
  ...['7204402', '7204418', '7204402', '7204418'],
  ...[FOUR_FLOATS_480_V, FOUR_FLOATS_480_V, FOUR_FLOATS_480_V, FOUR_FLOATS_480_V],
];

export const duplexPanels: Record<FamilyKey, WrittenProduct[]> = {
  'tern-duplex': [
    ...singlePhase,
    one('7204127', { Floats: '4F', Alarm: 'A0' }),
    one('7204402', { Floats: '3F' }),
    one('7204418', { Floats: '4F', Options: ['E'] }),
    one('7204433', { Supply: '4', Floats: '4F', 'Float cable': '30' }),
    one('7204455', { Floats: '4F', Options: ['E', 'S*2'] }),
    one('7204456', { Floats: '4F', Options: ['E', 'S*2'], 'Float cable': '30' }),
    one('7204457', { Floats: '4F', Options: ['E', 'S*2'], 'Float cable': '50' }),
    ...modelSeries({
      configurator: ternDuplex,
      from: 7204501,
      name,
      with: { Supply: '3', Enclosure: '4X', Alarm: 'AB', 'Float cable': '20' },
      axes: { Floats: ['3F', '4F'], 'Motor amps': ['025', '063', '100', '140'] },
    }),
    ...modelSeries({
      configurator: ternDuplex,
      from: 7204521,
      name,
      with: { Supply: '3', Enclosure: '4X', Alarm: 'AR', 'Float cable': '30' },
      axes: { Floats: ['4F'], 'Motor amps': ['025', '040', '063', '100', '140'] },
    }),
    ...modelSeries({
      configurator: ternDuplex,
      from: 7204541,
      name,
      with: { Supply: '4', Enclosure: '4X', Floats: '4F', 'Float cable': '20' },
      axes: { 'Motor amps': ['025', '040', '063', '100', '140'], Alarm: ['AB', 'AR'] },
    }),
    ...modelSeries({
      configurator: ternDuplex,
      from: 7204561,
      name: (picks) => `${name(picks)}, fibreglass`,
      with: { Enclosure: '4XG', Floats: '4F', Alarm: 'AR', Options: ['E', 'H'], 'Float cable': '30' },
      axes: { Supply: ['3', '4'], 'Motor amps': ['180', '250', '320'] },
    }),
    ...list([
      ['7204901', 'Alarm board, rev C', 'Free of charge, for panels with alarm AB', 0],
      ['7204902', 'Alarm board with contact, rev C', 'Free of charge, for panels with alarm AR', 0],
    ]),
  ],
  'tern-duplex-is': [
    ...modelSeries({
      configurator: ternDuplexIs,
      from: 7204701,
      name: (picks) => `${name(picks)}, intrinsically safe`,
      with: { Supply: '1', Enclosure: '4X', 'Float cable': '30' },
      axes: { Floats: ['3F', '4F'], Alarm: ['AB', 'AR'] },
    }),
    ...modelSeries({
      configurator: ternDuplexIs,
      from: 7204711,
      name: (picks) => `${name(picks)}, intrinsically safe`,
      with: { Supply: '3', Enclosure: '4X', Alarm: 'AB', 'Float cable': '30' },
      axes: { Floats: ['3F', '4F'], 'Motor amps': ['025', '040'] },
    }),
    model(
      ternDuplexIs,
      'Duplex panel, intrinsically safe',
      { ...usual, Floats: '4F', 'Motor amps': '063', 'Float cable': '30' },
      '7204731',
    ),
  ],
  'tern-duplex-series-2': matrix({
    name: 'Duplex panel, series 2',
    base: null,
    from: 4102201,
    axes: [
      [
        ['single-phase', 0],
        ['three-phase 208–240 V', 0],
        ['three-phase 480 V', 0],
      ],
      [
        ['NEMA 1', 0],
        ['NEMA 4X', 0],
      ],
      [
        ['3 floats', 0],
        ['4 floats', 0],
      ],
    ],
  }).map((panel, index) => {
    const hasMore = panel.description.endsWith('3 floats') && successorsOfSeries2[index] === FOUR_FLOATS_480_V;
    const note = `The new back plate fits the old enclosure. Check the motor amps before you order.${hasMore ? FOURTH_FLOAT : ''}`;
    return replacedInOrder(successorsOfSeries2, note)(panel, index);
  }),
};
