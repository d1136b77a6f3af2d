import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import * as fc from 'fast-check';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { unitTestsCommand } from './suites.ts';
import { givenSeed, seedOfCommit, seedOfRun } from './test-seed.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'seed-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

describe('the seed of a run', () => {
  test('is the one that is asked for', () => {
    expect(seedOfRun(folder, '4711')).toEqual({ seed: 4711, from: 'as asked' });
  });
  test.each(['', 'x', '-1', '1.5', '2147483648'])('is a whole number below 2^31, not "%s"', (asked) => {
    expect(() => seedOfRun(folder, asked)).toThrow('A seed is a whole number below 2^31');
    expect(() => givenSeed({ TEST_SEED: asked })).toThrow('A seed is a whole number below 2^31');
  });
  test('is thrown without git', () => {
    const [one, other] = [seedOfRun(folder, undefined), seedOfRun(folder, undefined)];
    expect(one.from).toBe('thrown, as there is no commit');
    expect(one.seed).not.toBe(other.seed);
  });
  test('is the same for the same commit, and another for another', () => {
    const git = (...args: string[]) => execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8' }).trim();
    const commit = (message: string) => {
      const who = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com'];
      git(...who, 'commit', '--quiet', '--no-verify', '--no-gpg-sign', '--allow-empty', '-m', message);
      return git('rev-parse', 'HEAD');
    };
    git('init', '--quiet');
    const first = commit('one');
    const found = seedOfRun(folder, undefined);
    expect(found).toEqual({ seed: seedOfCommit(first), from: `of commit ${first.slice(0, 8)}` });
    expect(seedOfRun(folder, undefined)).toEqual(found);
    commit('two');
    expect(seedOfRun(folder, undefined).seed).not.toBe(found.seed);
  });
  test('has 31 bits, at either end', () => {
    expect([seedOfCommit('00000001ff'), seedOfCommit('ffffffff00')]).toEqual([0, 0x7fff_ffff]);
  });
});

describe('a property', () => {
  test('has the seed of the run, and another at each run without one', () => {
    expect(fc.readConfigureGlobal()?.seed).toBe(givenSeed(process.env) ?? undefined);
  });
  test('tries the same values for the same seed, and others for another', () => {
    const before = fc.readConfigureGlobal() ?? {};
    const tried = (seed: number) => {
      const values: number[] = [];
      fc.configureGlobal({ ...before, seed });
      fc.assert(fc.property(fc.integer(), (value) => void values.push(value)));
      return values;
    };
    const [one, again, other] = [tried(7), tried(7), tried(8)];
    fc.configureGlobal(before);
    expect(again).toEqual(one);
    expect(other).not.toEqual(one);
  });
});

test('the gate gives its seed to the unit tests, and they to what is tried by chance', () => {
  const given = { project: 'units', report: 'report.json' } as const;
  expect(unitTestsCommand(given, { seed: 4711, alone: false }).env).toEqual({ TEST_SEED: '4711' });
  expect(givenSeed({ TEST_SEED: '4711' })).toBe(4711);
  expect(givenSeed({})).toBe(null);
  expect(inject('testSeed')).toBe(givenSeed(process.env) ?? inject('testSeed'));
});
