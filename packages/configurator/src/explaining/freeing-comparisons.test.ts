import { describe, expect, test } from 'vitest';
import type { ConfigOption, Configurator, Selection } from '../data/configurator.ts';
import { initialSelection, setText, setValue } from '../index.ts';
import { finish } from '../pausable.ts';
import { choice, click, configurator, number, several, text } from '../testing/build.ts';
import { freeingInSteps } from './explain-disabled.ts';

const amps = (code: string, value: number): ConfigOption => ({ code, attributes: { amps: value } });

/** `Own.a` under one rule, before the answers that the rule compares. */
const ruled = (rules: Partial<ConfigOption>): Configurator =>
  configurator([
    choice('Bus', [amps('10', 10), amps('20', 20), amps('40', 40)]),
    several('Part', [amps('p', 8), amps('q', 16)]),
    number('Length', { max: 50, step: 5 }),
    number('Cord', { max: 30, step: 5 }),
    text('Tag', { optional: true }),
    several('Own', [{ code: 'a', ...rules }]),
  ]);

/** All single changes that free `Own.a`, in the order in which they are offered. */
function freeing(config: Configurator, selection: Selection): readonly string[] {
  return finish(freeingInSteps(config, selection, 'Own', 'a')).map((change) => {
    if (change.kind === 'set-value') return `${change.group}=${change.value}`;
    if (change.kind === 'switch') return `${change.group}.${change.from}→${change.to}`;
    if (change.kind === 'select') return `+${change.group}.${change.code}`;
    return change.kind === 'unselect' ? `-${change.group}.${change.code}` : `${change.kind} ${change.group}`;
  });
}

function at(config: Configurator, clicks: readonly string[], values: Readonly<Record<string, number>> = {}): Selection {
  const clicked = click(config, clicks, initialSelection(config));
  return Object.entries(values).reduce((all, [group, value]) => setValue(config, all, group, value), clicked);
}

describe('a comparison that disables an option is ended from either side', () => {
  const cases: readonly [string, readonly string[], Record<string, number>, readonly string[]][] = [
    ['Length.value>=20', [], { Length: 30 }, ['Length=15']],
    ['Length.value>20', [], { Length: 30 }, ['Length=20', 'Length=15']],
    ['Length.value<=20', [], { Length: 5 }, ['Length=25']],
    ['Length.value<20', [], { Length: 5 }, ['Length=20', 'Length=25']],
    ['Length.value>Cord.value', [], { Length: 30, Cord: 10 }, ['Length=10', 'Length=5', 'Cord=30']],
    ['Cord.value<Length.value', [], { Length: 30, Cord: 10 }, ['Cord=30', 'Length=10', 'Length=5']],
    ['Bus.amps>Length.value', ['Bus.20'], { Length: 5 }, ['Length=20', 'Length=25', '-Bus.20']],
    ['Bus.amps>=15', ['Bus.20'], {}, ['-Bus.20', 'Bus.20→10']],
    ['sum(Part.amps)>10', ['Part.q'], {}, ['-Part.q']],
    ['sum(Part.amps)>Length.value', ['Part.q'], { Length: 5 }, ['Length=20', 'Length=25', '-Part.q']],
  ];
  test.each(cases)('%s', (rule, clicks, values, expected) => {
    const config = ruled({ disableIf: [rule] });
    expect(freeing(config, at(config, clicks, values))).toEqual(expected);
  });
});

describe('a comparison that enables an option is met from either side', () => {
  const cases: readonly [string, readonly string[], Record<string, number>, readonly string[]][] = [
    ['Length.value>=20', [], { Length: 5 }, ['Length=20', 'Length=25']],
    ['Length.value=20', [], { Length: 5 }, ['Length=20']],
    ['Length.value<20', [], { Length: 30 }, ['Length=15']],
    ['Length.value>Cord.value', [], { Length: 5, Cord: 10 }, ['Length=15', 'Cord=0']],
    ['Length.value>=Bus.amps', ['Bus.20'], { Length: 10 }, ['Length=20', 'Length=25', 'Bus.20→10']],
    ['sum(Part.amps)>=10', [], {}, ['+Part.q']],
    ['sum(Part.amps)<=10', ['Part.p', 'Part.q'], {}, ['-Part.q']],
  ];
  test.each(cases)('%s', (rule, clicks, values, expected) => {
    const config = ruled({ enableIf: [rule] });
    expect(freeing(config, at(config, clicks, values))).toEqual(expected);
  });
});

test('a text that disables an option is cleared', () => {
  const config = ruled({ disableIf: ['Tag.count>0'] });
  expect(freeing(config, setText(config, initialSelection(config), 'Tag', 'x'))).toEqual(['clear Tag']);
});

test('no change is offered for an option that is free, or that nobody knows', () => {
  const config = ruled({ disableIf: ['Length.value>20'] });
  expect(freeing(config, at(config, [], { Length: 20 }))).toEqual([]);
  expect(finish(freeingInSteps(config, at(config, [], { Length: 30 }), 'Own', 'b'))).toEqual([]);
  expect(finish(freeingInSteps(config, at(config, [], { Length: 30 }), 'None', 'a'))).toEqual([]);
});
