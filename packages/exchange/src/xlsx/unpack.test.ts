import { strToU8, type Zippable, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { Refused, SHEET_LIMITS } from '../limits.ts';
import { unpack } from './unpack.ts';

const MANY = 8_000_000;

/** Unpacks the parts that are named so, and tells what came of them. */
function unpacked(bytes: Uint8Array, left: number, isTaken = (_name: string): boolean => true) {
  const taken: Record<string, { pieces: number[]; text: string; ends: number }> = {};
  const room = { left };
  const names = unpack(bytes, room, { ...SHEET_LIMITS, content: left }, (name) => {
    if (!isTaken(name)) return undefined;
    const one = { pieces: [] as number[], text: '', ends: 0 };
    taken[name] = one;
    return {
      take: (piece) => {
        one.pieces.push(piece.length);
        if (piece.length < 1_000) one.text += new TextDecoder().decode(piece);
      },
      end: () => {
        one.ends += 1;
      },
    };
  });
  return { names, taken, left: room.left };
}

function refusalOf(run: () => unknown): unknown {
  try {
    run();
    return null;
  } catch (error) {
    return error instanceof Refused ? error.refusal : 'another fault';
  }
}

const parts: Zippable = { 'a.xml': strToU8('one'), 'b.png': strToU8('two!') };

test('all parts are named, those that somebody takes are unpacked, and each of them ends once', () => {
  const { names, taken, left } = unpacked(zipSync(parts), 100, (name) => name.endsWith('.xml'));
  expect(names).toEqual(['a.xml', 'b.png']);
  expect(Object.entries(taken).map(([name, { text, ends }]) => [name, text, ends])).toEqual([['a.xml', 'one', 1]]);
  expect(left).toBe(97);
});

test('parts may fill the room that there is, all of them together, and no more', () => {
  expect(unpacked(zipSync(parts), 7).left).toBe(0);
  expect(refusalOf(() => unpacked(zipSync(parts), 6))).toEqual({ code: 'too-large', what: 'content', limit: 6 });
});

test('what unpacks to much comes in pieces, so that it can be refused before it is whole', () => {
  const { taken } = unpacked(zipSync({ bomb: new Uint8Array(MANY) }), MANY);
  expect(taken.bomb?.pieces.reduce((sum, length) => sum + length, 0)).toBe(MANY);
  expect(Math.max(...(taken.bomb?.pieces ?? []))).toBeLessThan(4_300_000);
  expect(taken.bomb?.ends).toBe(1);
});

test.each([
  ['before its first byte', 37],
  ['within it', 300],
])(
  'a file that ends %s of a part that somebody takes is broken; where nobody takes it, the names are known',
  (_, length) => {
    const cut = zipSync({ last: [strToU8('x'.repeat(1_000)), { level: 0 }] }).subarray(0, length);
    expect(refusalOf(() => unpacked(cut, 10_000))).toEqual({ code: 'broken', what: 'the end of the file' });
    expect(unpacked(cut, 10_000, () => false).names).toEqual(['last']);
  },
);

test('a part whose bytes are damaged is broken, by its name; the fault of who takes it stays', () => {
  const damaged = zipSync({ 'a.xml': strToU8('one and two and '.repeat(90)) });
  damaged.fill(0xff, 36, 50);
  expect(refusalOf(() => unpacked(damaged, 10_000))).toEqual({ code: 'broken', what: 'a.xml' });
  const refusing = () =>
    unpack(zipSync(parts), { left: 100 }, SHEET_LIMITS, () => ({
      take: () => {
        throw new Refused({ code: 'macros' });
      },
      end: () => undefined,
    }));
  expect(refusalOf(refusing)).toEqual({ code: 'macros' });
});
