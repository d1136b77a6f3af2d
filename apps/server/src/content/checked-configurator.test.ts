import { describe, expect, test } from 'vitest';
import { checkedConfigurator } from './checked-configurator.ts';

const check = (written: unknown) => checkedConfigurator(JSON.stringify(written));

describe('a configurator in a file', () => {
  test('that is sound has nothing wrong', () => {
    const sound = { configGroups: [{ name: 'Supply', options: [{ code: '1' }, { code: '2' }] }] };
    expect(check(sound)).toEqual({ lines: ['Nothing is wrong.'], exitCode: 0 });
  });
  test('is refused at its places: by its schema, or by what a publication would find', () => {
    expect(check({ configGroups: [{ nam: 'Supply' }] })).toEqual({
      lines: expect.arrayContaining([expect.stringMatching(/^error configGroups\[0\]\.nam: /)]),
      exitCode: 1,
    });
    const twice = { configGroups: [{ name: 'Supply', options: [{ code: '1' }, { code: '1' }] }] };
    expect(check(twice)).toMatchObject({ exitCode: 1 });
    expect(check(twice).lines.join()).toMatch(/^error configGroups\[0\]\.options\[1\]/);
    expect(checkedConfigurator('')).toEqual({ lines: [expect.stringMatching(/^The file is no JSON/)], exitCode: 1 });
  });
});
