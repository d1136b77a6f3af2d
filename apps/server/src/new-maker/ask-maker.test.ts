import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { askMaker, makerFlags } from './ask-maker.ts';

function terminal(keys: string, isTTY: boolean) {
  const input = Object.assign(new PassThrough(), { isTTY });
  input.write(keys);
  return { input, output: new PassThrough() };
}

test('what no flag gives is asked, one question a line, the mark last', async () => {
  const asked = makerFlags.filter((flag) => flag !== 'name');
  const answers = await askMaker({ name: 'Valves' }, terminal(asked.map((flag) => `my ${flag}\n`).join(''), true));
  expect(answers).toEqual({ name: 'Valves', ...Object.fromEntries(asked.map((flag) => [flag, `my ${flag}`])) });
  expect(makerFlags.at(-1)).toBe('mark');
});
test('without a terminal nothing is asked', async () => {
  expect(await askMaker({ phone: '1' }, terminal('', false))).toEqual({ phone: '1' });
});
