import type { ConfigGroup, ConfigOption, Configurator } from '../data/configurator.ts';

export interface LargeSize {
  groups: number;
  options: number;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * A sound configurator of any size, always the same for one size: single-choice, multi-select and number groups; groups shown and options
 * enabled, disabled or selected by earlier groups; quantities, limits and pairs. Its codes begin with their group's own mark, so
 * every number reads in one way.
 */
export function largeConfigurator({ groups, options }: LargeSize): Configurator {
  const configGroups: ConfigGroup[] = [];
  for (let index = 0; index < groups; index += 1) {
    const share = Math.floor(((index + 1) * options) / groups) - Math.floor((index * options) / groups);
    configGroups.push(
      index % 10 === 9
        ? numberGroup(index)
        : choiceGroup(index, share + (index % 10 === 8 ? nextShare(index, groups, options) : 0)),
    );
  }
  return { prefix: 'LX-', adderPrice: 100, configGroups };
}

/** A number group leaves its options to the group before it. */
function nextShare(index: number, groups: number, options: number): number {
  if (index + 1 >= groups) return 0;
  return Math.floor(((index + 2) * options) / groups) - Math.floor(((index + 1) * options) / groups);
}

function numberGroup(index: number): ConfigGroup {
  return {
    name: nameOf(index),
    kind: 'number',
    min: 5,
    max: 95,
    step: 5,
    digits: 3,
    unit: 'ft',
    pricePerUnit: 1.25,
    limits: [{ if: [`${nameOf(index - 3)}.${codeOf(index - 3, 0)}`], max: 50 }],
  };
}

function choiceGroup(index: number, size: number): ConfigGroup {
  const multiselect = index % 4 === 3;
  const shown = index % 10 === 5;
  return {
    name: nameOf(index),
    multiselect,
    ...(multiselect ? { maxSelect: 3 } : { optional: index % 6 === 5 }),
    ...(shown
      ? {
          showIf: [
            `${nameOf(index - 2)}.${codeOf(index - 2, 1)}|${codeOf(index - 2, 2)}:${nameOf(index - 1)}.${codeOf(index - 1, 0)}`,
          ],
        }
      : {}),
    options: Array.from({ length: size }, (_, at) => optionAt(index, at, multiselect)),
  };
}

function optionAt(index: number, at: number, multiselect: boolean): ConfigOption {
  const before = index - 1;
  const ruled = index > 0 && before % 10 !== 9;
  return {
    code: codeOf(index, at),
    description: `Option ${at + 1} of group ${index + 1}`,
    price: at * 12.5,
    ...(at === 1 && !multiselect ? { selected: true } : {}),
    ...(multiselect && at % 3 === 0 ? { isQtyPrefix: true, maxQty: 8 } : {}),
    ...(multiselect && at === 1 ? { disableCodes: [codeOf(index, 2)] } : {}),
    ...(multiselect && at === 0
      ? { conditionalDisablePairs: { [`${codeOf(index, 0)}|${codeOf(index, 3)}`]: [codeOf(index, 4)] } }
      : {}),
    ...(ruled && at === 3 ? { disableIf: [`${nameOf(before)}.${codeOf(before, 0)}`] } : {}),
    ...(ruled && at === 4 ? { enableIf: [`${nameOf(before)}.${codeOf(before, 1)}|${codeOf(before, 2)}`] } : {}),
    ...(ruled && multiselect && at === 5 ? { selectIf: [`${nameOf(before)}.${codeOf(before, 2)}`] } : {}),
  };
}

function nameOf(index: number): string {
  return `Group ${index + 1}`;
}

/** Two letters for the group, one or two for the option: no code begins another group's. */
function codeOf(index: number, at: number): string {
  const mark = `${LETTERS.charAt(Math.floor(index / 26))}${LETTERS.charAt(index % 26)}`;
  return `${mark}${LETTERS.charAt(Math.floor(at / 26) % 26)}${LETTERS.charAt(at % 26)}`;
}
