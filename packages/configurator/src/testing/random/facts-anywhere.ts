import * as fc from 'fast-check';
import type { ConfigGroup, Configurator, Fact, FactEntry } from '../../data/configurator.ts';
import { quoteCode } from '../../written/rule-text.ts';
import { measuredConfigurators } from './measured.ts';

interface EntrySeed {
  about: number;
  form: number;
  constant: number;
  when: number | null;
}

const entrySeed: fc.Arbitrary<EntrySeed> = fc.record({
  about: fc.nat(5),
  form: fc.nat(6),
  constant: fc.integer({ min: -99, max: 9_999 }).map((thousandths) => thousandths / 1_000),
  when: fc.option(fc.nat(5), { freq: 1 }),
});

const factSeed = fc.record({
  entries: fc.array(entrySeed, { minLength: 1, maxLength: 3 }),
  decimals: fc.option(fc.nat(2), { freq: 2 }),
  printed: fc.option(fc.boolean(), { freq: 1 }),
  hasSentence: fc.boolean(),
});

const askingSeed = fc.record({
  fact: fc.nat(3),
  form: fc.nat(4),
  constant: fc.integer({ min: 0, max: 9 }),
  isUnprinted: fc.boolean(),
  hasSentence: fc.boolean(),
});

/**
 * Configurators with measures whose first groups have facts, one asking another; rules, limits and sentences of the later groups ask the
 * facts.
 */
export function configuratorsWithFacts(): fc.Arbitrary<Configurator> {
  return fc
    .record({
      config: measuredConfigurators(),
      facts: fc.array(factSeed, { minLength: 1, maxLength: 4 }),
      asking: fc.array(askingSeed, { minLength: 6, maxLength: 6 }),
    })
    .map(({ config, facts: seeds, asking }) => {
      const { configGroups } = config;
      const half = Math.ceil(configGroups.length / 2);
      const about = configGroups.slice(0, half);
      const facts = seeds.map(
        ({ entries, decimals, printed, hasSentence }, at): Fact => ({
          name: `Fact${at}`,
          ...(at % 2 === 0 ? { unit: 'kg' } : {}),
          ...(decimals === null ? {} : { decimals }),
          ...(printed === null ? {} : { printed }),
          ...(hasSentence ? { specText: `Fact ${at} is {value}, {value}.` } : {}),
          values: entries.map((entry) => entryOf(entry, about, at)),
        }),
      );
      return {
        ...config,
        facts,
        configGroups: configGroups.map((group, at) => {
          const seed = asking[at];
          if (seed === undefined) return group;
          const said = seed.hasSentence ? { ...group, specText: `Group ${at}: {value}.` } : group;
          return at < half ? said : asks(said, seed, facts.length);
        }),
      };
    });
}

function entryOf({ about, form, constant, when }: EntrySeed, groups: readonly ConfigGroup[], at: number): FactEntry {
  const asked = when === null ? undefined : groups[when % groups.length];
  const condition = asked === undefined ? {} : { if: [conditionOn(asked, form, at)] };
  const group = groups[about % groups.length];
  const name = group?.name ?? '';
  if (form === 0 || group === undefined) return { ...condition, value: constant };
  if (form === 1) return { ...condition, value: constant < 1 ? 'no' : 'yes' };
  if (form === 2 && at > 0) return { ...condition, measure: `sum(0.1*Fact${at - 1}.value + ${name}.count)` };
  if (form === 3) return { ...condition, measure: `${name}.amps` };
  if (form === 4) return { ...condition, measure: `${name}.${group.kind === 'number' ? 'value' : 'quantity'}` };
  return { ...condition, measure: `sum(0.35*${name}.kg - ${constant})`.replace('- -', '+ ') };
}

function conditionOn(group: ConfigGroup, form: number, at: number): string {
  if (form === 5 && at > 0) return `Fact${at - 1}.yes:Fact${at - 1}.value>2`;
  const code = group.options?.[0]?.code;
  return code === undefined ? `${group.name}.count=1` : `${group.name}.${quoteCode(code)}`;
}

type Asking = { fact: number; form: number; constant: number; isUnprinted: boolean };

function asks(group: ConfigGroup, { fact, form, constant, isUnprinted }: Asking, facts: number): ConfigGroup {
  const name = `Fact${fact % facts}`;
  const order = isUnprinted ? { printed: false, withOrder: form % 2 === 0 } : {};
  if (form === 0) return { ...group, ...order, showIf: [`${name}.value<${constant}:${name}.no|yes`] };
  const max = form === 1 ? `${name}.value` : `sum(${constant} + 2*${name}.value)`;
  if (group.kind === 'number') return { ...group, ...order, limits: [...(group.limits ?? []), { max }] };
  const rule = form === 2 ? `${name}.yes` : `${name}.value>=${constant}`;
  const options = (group.options ?? []).map((option, at) => ({
    ...option,
    specText: `Option ${at}, {value} of them.`,
    ...(at === 0 && option.disableIf === undefined ? { disableIf: [rule] } : {}),
    ...(at === 1 ? { prices: [{ if: [rule], price: 10.005 }, { price: 1 }] } : {}),
  }));
  return { ...group, ...order, options };
}
