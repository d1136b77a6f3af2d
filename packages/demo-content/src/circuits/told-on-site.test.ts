import { type Circuit, chooseParts } from '@millrace/circuits';
import { expect, test } from 'vitest';
import { circuitsByFamily } from './index.ts';

/** Whoever works in the box must know this beside what is drawn. */
const all = Object.entries(circuitsByFamily).flatMap(([key, circuits]) =>
  circuits.map((circuit) => ({ circuit, told: `${key}, ${circuit.name}` })),
);
const panels = all.filter(({ told }) => /^(?:harrier|tern)/.test(told));

/** The sentences under a diagram of which every rule that it asks for holds. */
const wordsOf = (circuit: Circuit, holds: (rule: string) => boolean): string =>
  (chooseParts(circuit, holds).notes ?? []).map(({ words }) => words).join('\n');
const nothing = (): boolean => false;

test('where two supplies come in, the diagram says that one alone leaves the other live', () => {
  const twice = all.filter(({ circuit }) => circuit.supplies.length > 1);
  expect(twice.length).toBeGreaterThan(40);
  for (const { circuit, told } of twice) expect(wordsOf(circuit, nothing), told).toContain('Two supplies');
  for (const { circuit, told } of all)
    if (!twice.some((one) => one.circuit === circuit))
      expect(
        wordsOf(circuit, () => true),
        told,
      ).not.toContain('Two supplies');
});

test('an input for any dry contact carries no more than 24 V, and the diagram says how much', () => {
  const inputs = all.filter(({ circuit }) => circuit.devices.FLOAT?.words.includes('any dry contact'));
  expect(inputs.length).toBeGreaterThan(4);
  for (const { circuit, told } of inputs) {
    const feeds = circuit.supplies.flatMap(({ ladders = [] }) => ladders.flatMap(({ feeds: some }) => some));
    expect(
      feeds.map(({ volts }) => volts),
      told,
    ).toEqual([expect.stringMatching(/^(?:12|24) VDC$/)]);
    const [fed] = feeds;
    // A higher voltage is made lower before the float.
    expect(fed?.through !== undefined || circuit.supplies[0]?.words === '24 VDC', told).toBe(true);
    expect(wordsOf(circuit, nothing), told).toContain(`F1 and F2 carry the alarm’s own ${fed?.volts}`);
  }
});

test('every line that comes into a hard-wired alarm has a fuse', () => {
  const wired = all.filter(({ told }) => /^wren.*hard-wired/.test(told));
  expect(wired).toHaveLength(4);
  for (const { circuit, told } of wired)
    for (const { ladders = [] } of circuit.supplies)
      for (const { feeds, sections } of ladders)
        for (const { from, fuses } of feeds) {
          const isFusedBehind = sections.every(({ fuse }) => fuse !== undefined);
          expect(fuses[0] !== '' || isFusedBehind, told).toBe(true);
          expect(from[1] === 'L2', told).toBe(fuses[1] !== '');
        }
});

test('a panel with contacts for others says that these may be live from elsewhere, and one without says nothing of it', () => {
  const says = /Contacts for others may be live/;
  for (const { circuit, told } of panels) {
    expect(
      wordsOf(circuit, (rule) => /^Dry contacts\.|^Alarm\./.test(rule)),
      told,
    ).toMatch(says);
    expect(wordsOf(circuit, nothing), told).not.toMatch(says);
  }
});

test('a single-phase panel says where the capacitors of its pumps are: in the panel, or in the pumps', () => {
  const single = panels.filter(({ told }) => told.includes('Single-phase'));
  expect(single.length).toBeGreaterThan(10);
  for (const { circuit, told } of single) {
    const words = (code: string) =>
      wordsOf(circuit, (rule) => rule.startsWith('Contactor.') && rule.slice(10).split('|').includes(code));
    expect(words('KC'), told).toContain('and none of its own');
    for (const code of ['', 'K20', 'K25', 'K30']) expect(words(code), told).toContain('capacitors must be in or on it');
  }
});

test('under a diagram stands what it does not show of the number, and no code that was not chosen', () => {
  const codesIn = (words: string): string[] =>
    words.startsWith('Not shown') ? (/\(([^)]*)\)/.exec(words)?.[1]?.split(', ') ?? []) : [];
  const notChosen = all.flatMap(({ circuit, told }) =>
    (circuit.notes ?? []).flatMap(({ words, when = [] }) =>
      codesIn(words).map((code) => ({ told, code, only: when.map((rule) => rule.split('.').at(-1)) })),
    ),
  );
  expect(new Set(notChosen.map(({ code }) => code)).size).toBeGreaterThan(15);
  for (const { told, code, only } of notChosen) expect(only, `${told}: ${code}`).toContain(code);
});
