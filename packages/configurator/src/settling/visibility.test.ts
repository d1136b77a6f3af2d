import { describe, expect, test } from 'vitest';
import { initialSelection } from '../index.ts';
import { choice, chosen, click, configurator, groupState, several, visibleGroups } from '../testing/build.ts';

describe('showIf and hideIf', () => {
  const shows = (rule: Partial<Parameters<typeof choice>[2]>) =>
    configurator([choice('A', ['1', '2', '3']), choice('B', ['x', 'y']), choice('C', ['c'], rule ?? {})]);

  test.each([
    ['an empty showIf shows', {}, [], true],
    ['an empty list shows as well', { showIf: [], hideIf: [] }, [], true],
    ['showIf hides while it does not hold', { showIf: ['A.1'] }, [], false],
    ['showIf shows while it holds', { showIf: ['A.1'] }, ['A.1'], true],
    ['another code does not make it hold', { showIf: ['A.1'] }, ['A.2'], false],
    ['any code of an alternative suffices', { showIf: ['A.1|2'] }, ['A.2'], true],
    ['a code outside the alternative does not', { showIf: ['A.1|2'] }, ['A.3'], false],
    ['any alternative suffices', { showIf: ['A.1:B.x'] }, ['B.x'], true],
    ['no alternative holds', { showIf: ['A.1:B.x'] }, ['A.2', 'B.y'], false],
    ['every rule of a list must hold', { showIf: ['A.1', 'B.x'] }, ['A.1'], false],
    ['every rule of a list holds', { showIf: ['A.1', 'B.x'] }, ['A.1', 'B.x'], true],
    ['hideIf hides while it holds', { hideIf: ['A.1'] }, ['A.1'], false],
    ['hideIf shows while it does not hold', { hideIf: ['A.1'] }, ['A.2'], true],
    ['hideIf needs every rule', { hideIf: ['A.1', 'B.x'] }, ['A.1'], true],
    ['hideIf wins over showIf', { showIf: ['A.1'], hideIf: ['B.x'] }, ['A.1', 'B.x'], false],
    ['isVisible in the data is ignored', { isVisible: false }, [], true],
  ] as const)('%s', (_, rule, clicks, visible) => {
    const config = shows(rule);
    expect(groupState(config, click(config, clicks), 'C').visible).toBe(visible);
  });

  test('a rule may look at a later group', () => {
    const config = configurator([choice('A', ['a'], { showIf: ['B.x'] }), choice('B', ['x'])]);
    expect(visibleGroups(config, initialSelection(config))).toEqual(['B']);
    expect(visibleGroups(config, click(config, ['B.x']))).toEqual(['A', 'B']);
  });
});

describe('a group that changes its visibility', () => {
  const config = configurator([
    choice('A', ['1', '2']),
    choice('B', ['x', { code: 'y', selected: true }], { showIf: ['A.1'] }),
    several('C', ['p', 'q'], { showIf: ['B.x'] }),
  ]);

  test('a hidden group loses its selection', () => {
    const shown = click(config, ['A.1', 'B.y', 'B.x']);
    expect(chosen(config, shown)).toEqual(['A.1', 'B.x']);
    expect(chosen(config, click(config, ['A.1'], shown))).toEqual([]);
  });

  test('one that becomes visible starts from its selected options, not from what it had', () => {
    const back = click(config, ['A.1', 'B.y', 'B.x', 'A.1', 'A.1']);
    expect(chosen(config, back)).toEqual(['A.1', 'B.y']);
  });

  test('one that stays visible keeps what was picked instead of its selected options', () => {
    expect(chosen(config, click(config, ['A.1', 'B.y', 'B.x', 'C.p']))).toEqual(['A.1', 'B.x', 'C.p']);
  });

  test('hiding goes on until stable: a group shown by a hidden one hides too', () => {
    const shown = click(config, ['A.1', 'B.y', 'B.x', 'C.p']);
    expect(visibleGroups(config, click(config, ['A.1'], shown))).toEqual(['A']);
  });

  test('selected options of a hidden group are not part of the initial selection', () => {
    expect(chosen(config, initialSelection(config))).toEqual([]);
  });

  test('options of a hidden group are unselected and enabled', () => {
    const { options } = groupState(config, initialSelection(config), 'B');
    expect(options.map(({ selected, enabled }) => [selected, enabled])).toEqual([
      [false, true],
      [false, true],
    ]);
  });

  test('a click into a hidden group changes nothing', () => {
    expect(chosen(config, click(config, ['B.x']))).toEqual([]);
  });
});

describe('isLast', () => {
  const config = configurator([
    choice('A', ['a', { code: 'end', isLast: true }]),
    choice('B', [{ code: 'b', selected: true }]),
    choice('C', ['c'], { showIf: ['B.b'] }),
  ]);

  test('hides the later groups while selected', () => {
    expect(visibleGroups(config, click(config, ['A.end']))).toEqual(['A']);
  });

  test('leaves them alone while unselected', () => {
    expect(visibleGroups(config, click(config, ['A.a']))).toEqual(['A', 'B', 'C']);
  });

  test('does not hide earlier groups or its own', () => {
    const middle = configurator([choice('A', ['a']), choice('B', [{ code: 'end', isLast: true }]), choice('C', ['c'])]);
    expect(visibleGroups(middle, click(middle, ['A.a', 'B.end']))).toEqual(['A', 'B']);
  });

  test('groups come back with their selected options', () => {
    expect(chosen(config, click(config, ['A.end', 'A.end']))).toEqual(['B.b']);
  });
});
