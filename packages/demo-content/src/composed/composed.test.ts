import {
  type Configurator,
  evaluate,
  initialSelection,
  parseModelNumber,
  switchOption,
  toggleOption,
} from '@millrace/configurator';
import { contentPicture } from '@millrace/contract/content';
import { composePicture, lines, surfaces } from '@millrace/pictures';
import { expect, test } from 'vitest';
import { demoContent } from '../content.ts';

const { pictures, families, products } = demoContent();
const configured = [...new Set(pictures.map(({ familyId }) => familyId))].map((id) => {
  const family = families.find((one) => one.id === id);
  if (family?.configurator == null) throw new Error(`family ${id} has no configurator`);
  const { name, configurator } = family;
  const numbers = products.flatMap(({ familyId, configModelNo }) => (familyId === id ? (configModelNo ?? []) : []));
  return {
    name,
    key: family.intrinsicallySafe ? `${family.slug}-is` : family.slug,
    configurator,
    numbers,
    own: pictures.filter((one) => one.familyId === id).map(({ picture }) => picture),
  };
});

test.each(configured)('$name: its layers are figures in known inks', ({ own }) => {
  const known = new Set<string>([...Object.keys(lines), ...surfaces]);
  for (const picture of own) {
    expect(contentPicture.shape.picture.safeParse(picture).error).toBeUndefined();
    const words = picture.layers.flatMap(({ drawing }) =>
      [...drawing.matchAll(/class="([^"]*)"/g)].flatMap(([, classes = '']) => classes.split(' ')),
    );
    expect(words.filter((word) => !known.has(word))).toEqual([]);
  }
});

const MATERIALS = ['painted', 'thermoplastic', 'windowed', 'fibreglass', 'stainless'];
/** Panels: what they stand in is chosen by its material. */
const panels = configured.filter(({ own }) =>
  own.some(({ layers }) => layers.some(({ name, when }) => MATERIALS.includes(name) && when !== undefined)),
);

test.each(panels)('$name: each enclosure is drawn in one material, solid', ({ configurator, own }) => {
  const codes = groupOf(configurator, 'Enclosure').map(({ code }) => code);
  const drawn = codes.map((code) => {
    const composed = composePicture(own, configurator, evaluate(configurator, chosen(configurator, 'Enclosure', code)));
    const shells = composed?.layers.filter(({ name }) => MATERIALS.includes(name)) ?? [];
    return [code, shells.length, shells.some(({ isUndecided }) => isUndecided)];
  });
  expect(drawn).toEqual(codes.map((code) => [code, 1, false]));
});

test.each(panels)('$name: an untouched configurator is drawn with one dashed enclosure', ({ configurator, own }) => {
  const composed = composePicture(own, configurator, evaluate(configurator, initialSelection(configurator)));
  expect(composed?.layers.filter(({ name }) => MATERIALS.includes(name)).map((one) => one.isUndecided)).toEqual([true]);
  expect(composed?.layers.some(({ name, isUndecided }) => name.startsWith('floats') && isUndecided)).toBe(true);
});

test('every family that builds numbers is drawn as it is built', () => {
  const without = families.filter(
    ({ id, configurator }) => configurator != null && !pictures.some(({ familyId }) => familyId === id),
  );
  expect(without.map(({ name }) => name)).toEqual([]);
});

test.each(configured)('$name: an untouched configurator leaves something dashed', ({ configurator, own }) => {
  const composed = composePicture(own, configurator, evaluate(configurator, initialSelection(configurator)));
  expect(composed?.layers.some(({ isUndecided }) => isUndecided)).toBe(true);
});

test.each(configured)(
  '$name: numbers of the catalogue leave nothing dashed, and balloons stay on the sheet',
  ({ configurator, own, numbers }) => {
    for (const number of [numbers[0], numbers[Math.floor(numbers.length / 2)], numbers.at(-1)]) {
      if (number === undefined) continue;
      const read = parseModelNumber(configurator, number);
      if (!read.ok) throw new Error(`${number} is ${read.code}`);
      const composed = composePicture(own, configurator, evaluate(configurator, read.selection));
      expect([number, composed?.layers.filter(({ isUndecided }) => isUndecided)]).toEqual([number, []]);
      expect(composed?.balloons.length).toBeGreaterThan(0);
      const edges =
        composed?.balloons.flatMap(({ x, y, width }) => [x - width / 2, y, 520 - x - width / 2, 560 - y]) ?? [];
      expect(Math.min(...edges)).toBeGreaterThanOrEqual(0);
    }
  },
);

test('a dimension says the value that was given', () => {
  const sora = configured.find(({ key }) => key === 'sora-narrow-angle');
  if (sora === undefined) throw new Error('no Sora');
  const wordsOf = (number: string): (string | undefined)[] => {
    const read = parseModelNumber(sora.configurator, number);
    if (!read.ok) throw new Error(number);
    const composed = composePicture(sora.own, sora.configurator, evaluate(sora.configurator, read.selection));
    return composed?.measures.map(({ words }) => words) ?? [];
  };
  expect(wordsOf('SN-30-NO-40')).toEqual(['40 ft', '4.83 in', '2.74 in']);
  const untouched = evaluate(sora.configurator, initialSelection(sora.configurator));
  expect(composePicture(sora.own, sora.configurator, untouched)?.measures.map(({ words }) => words)).not.toContain(
    '{value} ft',
  );
});

test.each<[slug: string, number: string, has: string[], lacks: string[]]>([
  [
    'tern-duplex',
    'TD-3-4X-4F-040-AB-E|2S-20',
    ['beacon', 'horn', 'hour-meters', 'second-seal-relay', 'alarm float 4F|4G'],
    ['stainless', 'display'],
  ],
  [
    'tern-duplex',
    'TD-4-4XS-4F-040-A0-20',
    ['stainless', 'transformer', 'floats 4F|4G'],
    ['beacon', 'horn', 'alarm float 4F|4G'],
  ],
  ['tern-duplex', 'TD-3-4X-3F-040-AW-1S-20', ['remote-beacon', 'seal-relay'], ['beacon', 'horn', 'second-seal-relay']],
  [
    'tern-duplex',
    'TD-3-4XG-4F-100-SS-AB-E-L1|L3-P3-20',
    ['soft-starter', 'light 1', 'light 3'],
    ['contactors', 'drive', 'light 2'],
  ],
  ['tern-duplex', 'TD-3-4XL-4F-040-VF-AB-20', ['drive'], ['contactors', 'soft-starter']],
  ['tern-duplex-is', 'TDX-3-4X-4F-063-AB-E-30', ['4 barriers', 'hour-meters'], ['3 barriers', 'stainless']],
  [
    'merganser-triplex',
    'MT-480-250-5F-4XS-SS-E|P',
    ['stainless', 'soft-starter', 'floats 5F'],
    ['contactors', 'painted'],
  ],
  ['knot-timed-dosing', 'KT-1-DT-3F-AL-20', ['digital', 'beacon', 'alarm float 3F'], ['horn', 'analogue', 'breakers']],
  [
    'plover-tethered',
    'PF-20-NO-P120',
    ['plug for 120 V', 'contact open', 'clip'],
    ['weight', 'plug for 240 V', 'contact closed'],
  ],
  ['plover-tethered', 'PF-50-NC-X', ['bare leads', 'contact closed'], ['plug for 120 V', 'contact open']],
  ['teal-adjustable', 'TA18P2D', ['plug for 230 V', 'contact open'], ['leads', 'plug for 115 V']],
  ['sora-narrow-angle', 'SN-30-NC-20-I', ['float closed', 'weight inside'], ['float open', 'clamp', 'pipe']],
  ['sora-gold-contact', 'SG20NOW', ['float open', 'weight'], ['clamp', 'pipe']],
  [
    'snipe-miniature',
    'SM-38PR/L24-C',
    ['polypropylene stem', 'connector', 'contact closed'],
    ['steel stem', 'thread 18', 'leads'],
  ],
  ['stilt-multi-level', 'ST-2-A-48-36-12', ['float 2', 'thread A'], ['float 3', 'flange']],
  ['float-trees', 'FT12-3NO|4NC-R-30', ['float 7', 'rail'], ['float 8', 'foot']],
  [
    'wren-indoor',
    'WA-I-240-PR-QK',
    ['conduit', 'probe', 'quiet buzzer', 'key'],
    ['float', 'plug-in supply', 'battery'],
  ],
  ['wren-outdoor', 'WA-O-240-W-4X-20', ['antenna', 'float', 'gasket'], ['dry contact']],
  ['wren-outdoor', 'WA-O-120-N-P-00', ['box'], ['float', 'antenna', 'gasket']],
  ['kestrel-cellular', 'SR-C-LTE-4-120-A', ['magnetic antenna', '4 contacts'], ['satellite', '8 contacts']],
  ['junction-posts', 'JP30-6T-2R', ['second receptacle', '6 terminals'], ['beacon', 'ground-fault receptacle']],
  ['intrinsically-safe-relays', 'IR-5-120-F-P', ['5 channels', 'latch'], ['knob', '3 channels']],
  [
    'heron-level-controller',
    'HL-2-T10/60-D-120',
    ['transmitter', 'vented cable', '2 pumps'],
    ['float inputs', 'backup float'],
  ],
  ['heron-level-controller', 'HL-3-FL-R-24-(SN-30-NO-150-W)', ['float inputs', 'backup float'], ['transmitter']],
  [
    'harrier-simplex',
    'HS-1-4XG-N-2F-20',
    ['fibreglass', 'breakers', 'floats 2F'],
    ['beacon', 'protectors', 'alarm float 2F'],
  ],
])('%s %s is drawn as built, without a dash', (slug, number, has, lacks) => {
  const family = configured.find((one) => one.key === slug);
  if (family === undefined) throw new Error(slug);
  const read = parseModelNumber(family.configurator, number);
  if (!read.ok) throw new Error(`${number} is ${read.code}`);
  const composed = composePicture(family.own, family.configurator, evaluate(family.configurator, read.selection));
  const names = composed?.layers.map(({ name }) => name) ?? [];
  expect(has.filter((name) => !names.includes(name))).toEqual([]);
  expect(lacks.filter((name) => names.includes(name))).toEqual([]);
  expect(composed?.layers.filter(({ isUndecided }) => isUndecided)).toEqual([]);
  expect(
    composed?.balloons.every(({ x, width }) => x - width / 2 >= 0 && x + width / 2 <= (composed?.width ?? 0)),
  ).toBe(true);
});

const groupOf = ({ configGroups }: Configurator, name: string) =>
  configGroups.find((group) => group.name === name)?.options ?? [];
const chosen = (configurator: Configurator, group: string, code: string) => {
  const start = initialSelection(configurator);
  const once = toggleOption(configurator, start, group, code);
  return once === start ? switchOption(configurator, start, group, code) : once;
};

/** Points along the cords that a layer draws, in the sheet's units. */
function cordsIn(drawing: string): (readonly [number, number])[] {
  const [, scale = 1, left = 0, top = 0] = (
    /matrix\(([\d.-]+) 0 0 [\d.-]+ ([\d.-]+) ([\d.-]+)\)/.exec(drawing) ?? []
  ).map(Number);
  return [
    ...drawing.matchAll(/M([\d.-]+) ([\d.-]+)C([\d.-]+) ([\d.-]+) ([\d.-]+) ([\d.-]+) ([\d.-]+) ([\d.-]+)/g),
  ].flatMap((cord) => {
    const [, x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = cord.map(Number);
    const along = (t: number, [a, b, c, d]: readonly [number, number, number, number]) =>
      (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * c + t ** 3 * d;
    return Array.from({ length: 101 }, (_, at) => at / 100).map(
      (t) => [left + scale * along(t, [x0, x1, x2, x3]), top + scale * along(t, [y0, y1, y2, y3])] as const,
    );
  });
}

test.each(
  panels.filter(({ own }) => own.some(({ balloons }) => balloons.some(({ group }) => group === 'Float cable'))),
)('$name: the balloon of the cable points at a cord, however many floats there are', ({ configurator, own }) => {
  const [picture] = own;
  const counted = picture?.layers.filter(({ name }) => name.startsWith('cords')) ?? [];
  expect(counted.length).toBeGreaterThan(0);
  for (const { drawing, when } of counted) {
    const balloon = picture?.balloons.find(
      (one) => one.group === 'Float cable' && (one.when ?? when)?.[0] === when?.[0],
    );
    const [x = 0, y = 0] = balloon?.at ?? [];
    const away = cordsIn(drawing).map(([cordX, cordY]) => Math.hypot(cordX - x, cordY - y));
    expect(Math.min(...away), `${configurator.prefix} ${when}`).toBeLessThan(2);
  }
});
