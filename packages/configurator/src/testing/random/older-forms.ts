import * as fc from 'fast-check';
import type { ConfigGroup, ConfigOption, Configurator } from '../../data/configurator.ts';
import { soundConfigurators } from './arbitrary.ts';

/** Aliases that many a number fits, some of them at once. */
const ALIASES = [
  { from: 'OLD/*', to: '*' },
  { from: 'OLD/Ag*', to: 'Ah*' },
  { from: '*/E', to: '*' },
  { from: '*gx/E', to: '*hx' },
  { from: 'OLD/*/E', to: '*' },
  { 'NO/': 'OLD/' },
  { 'X/': '' },
] as const;

/** Of more groups than this, too many selections would have to be tried. */
const MOST_GROUPS = 3;

/** Sound configurators whose options had other codes once, whose multi-select groups take any order, and which know aliases. */
export function configuratorsWithOlderForms(): fc.Arbitrary<Configurator> {
  return fc
    .record({
      config: soundConfigurators(),
      former: fc.array(fc.nat(3), { minLength: 6, maxLength: 6 }),
      anyOrder: fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
      aliases: fc.shuffledSubarray([...ALIASES]),
    })
    .map(({ config, former, anyOrder, aliases }) => ({
      ...config,
      aliases,
      configGroups: config.configGroups.slice(0, MOST_GROUPS).map((group, at): ConfigGroup => {
        if (group.kind === 'number') return group;
        const options = (group.options ?? []).map((option, index) => withFormer(option, former[index] ?? 0));
        if (group.multiselect !== true || anyOrder[at] === false) return { ...group, options };
        return { ...group, anyOrder: true, maxSelect: 0, options: options.map(startsSelected) };
      }),
    }));
}

/** So that there is an order to change. */
function startsSelected({ maxOverride, disableCodes, ...option }: ConfigOption): ConfigOption {
  return { ...option, selected: true };
}

function withFormer(option: ConfigOption, kind: number): ConfigOption {
  if (kind === 0) return option;
  const stem = option.code === '' ? 'Zz' : option.code.slice(0, -1);
  return { ...option, formerCodes: kind === 1 ? [`${stem}w`] : [`${stem}w`, `${stem}v`] };
}

/** The number in ways it may have been written: in another order, with former codes, under another beginning or end. */
export function olderWritings(number: string, separator: string): readonly string[] {
  const former = number.replaceAll(/([A-F][g-k])x/g, '$1w');
  const orders =
    separator !== '' && number.includes(separator) ? [number, former].map((one) => reversed(one, separator)) : [];
  return [
    ...orders,
    ...orders,
    former,
    former.replace('w', 'v'),
    `OLD/${former}`,
    `OLD/${number}/E`,
    `NO/${number}`,
    `X/${former}`,
    `${number}/E`,
  ];
}

function reversed(number: string, separator: string): string {
  return number
    .split('-')
    .map((part) => part.split(separator).reverse().join(separator))
    .join('-');
}
