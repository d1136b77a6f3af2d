import type { ConfigGroup, ConfigOption } from '@millrace/configurator';
import { choice } from '../../building-blocks/group.ts';
import { option, standard } from '../../building-blocks/option.ts';
import { motorRatings } from '../../building-blocks/site-ratings.ts';

const THREE_PHASE = 'Supply.3|4|5|6';
/** Enclosures whose door is too small for a second one behind it, and for three latches. */
export const SMALL_DOOR = 'Enclosure.1|3R|12|4X|4XW';

interface AmpsRange {
  code: string;
  range: string;
  from: number;
  /** The enclosure must carry this much. */
  amps: number;
  /** For one pump. */
  price: number | null;
}

/** Motor protective switches, by the range of the pump's full-load amps. */
export const ampsRanges: readonly AmpsRange[] = [
  { code: '010', range: '0.63–1.0 A', from: 0.63, amps: 1, price: 26 },
  { code: '016', range: '1.0–1.6 A', from: 1, amps: 1.6, price: 26 },
  { code: '025', range: '1.6–2.5 A', from: 1.6, amps: 2.5, price: 32 },
  { code: '040', range: '2.5–4.0 A', from: 2.5, amps: 4, price: 32 },
  { code: '063', range: '4.0–6.3 A', from: 4, amps: 6.3, price: 36 },
  { code: '100', range: '6.3–10 A', from: 6.3, amps: 10, price: 44 },
  { code: '140', range: '9–14 A', from: 9, amps: 14, price: 49 },
  { code: '180', range: '13–18 A', from: 13, amps: 18, price: 53 },
  { code: '250', range: '17–25 A', from: 17, amps: 25, price: 59 },
  { code: '320', range: '24–32 A', from: 24, amps: 32, price: 84 },
  { code: '400', range: '28–40 A', from: 28, amps: 40, price: 118 },
  { code: '500', range: '35–50 A', from: 35, amps: 50, price: 152 },
  { code: '630', range: '45–63 A', from: 45, amps: 63, price: 188 },
];

/** Largest switch made for 600 V. */
const AMPS_AT_600_V = 25;

export function motorAmps(pumps: number, ranges: readonly AmpsRange[] = ampsRanges): ConfigGroup {
  const options = ranges.map((range): ConfigOption => {
    const price = range.price === null ? null : range.price * pumps;
    return option(range.code, range.range, price, {
      name: range.range,
      attributes: { amps: range.amps, flaFrom: range.from, flaTo: range.amps },
      ...(range.amps > 16 ? { disableIf: [against(range.amps)] } : {}),
    });
  });
  return choice('Motor amps', options, { showIf: [THREE_PHASE], ratings: motorRatings });
}

/** An enclosure too small for it, or above what there is for the highest voltage. */
function against(amps: number): string {
  return amps > AMPS_AT_600_V ? `Enclosure.amps<${amps}:Supply.6` : `Enclosure.amps<${amps}`;
}

/** Single-phase pumps are switched by contactors. */
export function contactor(pumps: number): ConfigGroup {
  return choice(
    'Contactor',
    [
      standard('Contactor up to 15 A', { attributes: { amps: 15, flaTo: 15 } }),
      option('K20', 'contactors to 20 A', 14 * pumps, {
        attributes: { amps: 20, flaTo: 20 },
        disableIf: ['Enclosure.amps<18'],
      }),
      option('K25', 'contactors to 25 A', 23 * pumps, {
        attributes: { amps: 25, flaTo: 25 },
        disableIf: ['Enclosure.amps<25'],
      }),
      option('K30', 'contactors to 30 A', 32 * pumps, {
        attributes: { amps: 30, flaTo: 30 },
        disableIf: ['Enclosure.amps<32'],
      }),
      option('KC', 'contactors to 20 A with start and run capacitors', 74 * pumps, {
        attributes: { amps: 20, flaTo: 20 },
        disableIf: ['Enclosure.amps<32'],
        moreInfo: {
          Info: ['For grinder pumps without capacitors of their own. State maker and horsepower on the order.'],
        },
      }),
    ],
    { hideIf: [THREE_PHASE], ratings: [{ of: 'amps', better: 'more' }] },
  );
}

export function starting(pumps: number): ConfigGroup {
  return choice(
    'Starting',
    [
      standard('Direct on line'),
      option('SS', 'soft starters', 310 * pumps, {
        attributes: { lb: 9 * pumps },
        disableIf: ['Motor amps.amps<10:Enclosure.amps<32'],
        moreInfo: {
          Info: ['Ramps up in 1 to 10 seconds and down in 0 to 10. A phase monitor is always fitted with it.'],
        },
      }),
      option('SD', 'star-delta starters', 196 * pumps, {
        attributes: { lb: 12 * pumps },
        disableIf: ['Motor amps.amps<18:Enclosure.amps<63'],
        moreInfo: { Info: ['Needs a motor with six leads.'] },
      }),
      option('VF', 'variable frequency drives', null, {
        attributes: { lb: 16 * pumps },
        disableIf: ['Enclosure.amps<63'],
      }),
    ],
    { showIf: [THREE_PHASE] },
  );
}

export const disconnect: ConfigGroup = choice('Disconnect', [
  standard('Terminals, no disconnect'),
  option('DB', 'main breaker', 128),
  option('DR', 'rotary disconnect, handle on the door', 164, { images: ['panel-rotary-disconnect.svg'] }),
  option('DF', 'fused rotary disconnect', 212, { disableIf: ['Enclosure.amps<25'] }),
  option('DK', 'main breaker with interlock to the door', 188, { disableIf: ['Enclosure.amps<25'] }),
  option('DG', 'generator inlet with interlock', 486, {
    disableIf: ['Enclosure.amps<32'],
    moreInfo: { Info: ['Mains and generator cannot both be on. State the inlet: 20, 30 or 50 A.'] },
  }),
]);

export const controlPower: ConfigGroup = choice(
  'Control power',
  [
    standard('120 V from the supply'),
    option('CT', '150 VA control transformer', 74),
    option('CV', '24 VDC control power', 118),
    option('CU', '24 VDC control power with 30 minutes of battery', 236),
  ],
  { hideIf: ['Supply.4|5|6'] },
);

/** `tooSmall` is the rule under which the door has no room for three latches. */
export function doorHardware(tooSmall: string = SMALL_DOOR): ConfigGroup {
  return choice(
    'Door',
    [
      standard('Padlockable latches'),
      option('V1', 'keyed latches', 26),
      option('V2', 'stainless hasp and staple', 34),
      option('V3', 'tamper-proof screws', 12),
      option('V4', 'three-point latch', 88, { disableIf: [tooSmall] }),
      option('V5', 'rain hood over the door', 46),
    ],
    {},
  );
}

export const conduitEntry: ConfigGroup = {
  name: 'Conduit hubs',
  multiselect: true,
  maxSelect: 2,
  optional: true,
  options: [
    option('UE', '1/2 in conduit hub, fitted', 9.75, { isQtySuffix: true, maxQty: 6, groupName: 'Conduit hubs' }),
    option('UA', '3/4 in conduit hub, fitted', 11.5, { isQtySuffix: true, maxQty: 6, groupName: 'Conduit hubs' }),
    option('UB', '1 in conduit hub, fitted', 13.75, { isQtySuffix: true, maxQty: 6, groupName: 'Conduit hubs' }),
    option('UC', '1-1/2 in conduit hub, fitted', 19.5, { isQtySuffix: true, maxQty: 4, groupName: 'Conduit hubs' }),
    option('UD', '2 in conduit hub, fitted', 27.25, {
      isQtySuffix: true,
      maxQty: 2,
      groupName: 'Conduit hubs',
      disableIf: ['Enclosure.amps<25'],
    }),
  ],
};
