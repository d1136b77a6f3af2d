import * as fc from 'fast-check';
import type { ConfigGroup, ConfigOption, Configurator } from '../../data/configurator.ts';
import { measuredConfigurators } from './measured.ts';

const TEXTS = ['304 stainless', '316', 'a:b', 'say "x"', 'Sum(1)', ''] as const;

const seed = fc.record({
  texts: fc.array(fc.option(fc.nat(TEXTS.length - 1)), { minLength: 6, maxLength: 6 }),
  rules: fc.array(fc.option(fc.record({ form: fc.nat(8), first: fc.nat(5), second: fc.nat(5), text: fc.nat(5) })), {
    minLength: 6,
    maxLength: 6,
  }),
});

/**
 * Configurators with measures whose options also have texts, some under the name of a number, and rules that ask for them in all ways of
 * writing.
 */
export function configuratorsWithTexts(): fc.Arbitrary<Configurator> {
  return fc
    .record({ config: measuredConfigurators(), seeds: fc.array(seed, { minLength: 6, maxLength: 6 }) })
    .map(({ config, seeds }) => ({
      ...config,
      configGroups: config.configGroups.map((group, at, all) => {
        const { texts = [], rules = [] } = seeds[at] ?? {};
        const before = all.slice(0, at);
        const options = group.options?.map((option, index) => {
          const text = TEXTS[texts[index] ?? -1];
          const rule = rules[index] ?? null;
          const asked = rule === null ? option : asking(option, before, rule);
          const name = index === 3 ? 'kg' : 'made of';
          return text === undefined ? asked : { ...asked, attributes: { ...asked.attributes, [name]: text } };
        });
        return options === undefined ? group : { ...group, options };
      }),
    }));
}

type RuleSeed = { form: number; first: number; second: number; text: number };

function asking(option: ConfigOption, before: readonly ConfigGroup[], rule: RuleSeed): ConfigOption {
  const a = before[rule.first % before.length]?.name;
  const b = before[rule.second % before.length]?.name;
  if ((a === undefined || b === undefined || option.enableIf) ?? option.disableIf ?? option.selectIf) return option;
  const quoted = `"${(TEXTS[rule.text] ?? '').replaceAll('"', '""')}"`;
  const forms = [
    `made of=${quoted}`,
    'made of = 316',
    'made of=304 stainless',
    `made of=${b}.made of`,
    'kg=304 stainless',
  ];
  const list = [`${a}.${forms[rule.form % forms.length]}`];
  if (rule.form % 3 === 0) return { ...option, enableIf: list };
  return rule.form % 3 === 1 ? { ...option, disableIf: list } : { ...option, selectIf: list };
}
