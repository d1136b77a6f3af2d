import { expect, test } from 'vitest';
import type { Configurator } from '../data/configurator.ts';
import type { LintFinding, ParseResult } from '../data/evaluation.ts';
import { evaluate, parseModelNumber } from '../index.ts';
import { lintWithin } from '../lint/lint-configurator.ts';
import { finish } from '../pausable.ts';
import { finishAnywhere } from './finish-anywhere.ts';
import { recordedConfigurators } from './random/recorded.ts';

const OF_A_KIND = 6;
const STEPS = 8_000;

/**
 * The results of the searches, and how far they go, in steps. A search that finds the same in more steps is a slower page, and ends early
 * where the configurator is large: read which lines differ before the record is renewed (`vitest run -u`).
 */
test('the searches of the publish check, and of parsing, find what is on record, in the steps on record', async () => {
  const lines = recordedConfigurators(OF_A_KIND).flatMap(({ name, config }) => {
    const budget = { left: STEPS, exhausted: false, unpaused: 0 };
    const { findings, exhaustive } = finish(lintWithin(config, budget));
    const { itemNo } = evaluate(config, finishAnywhere({ config, context: {} }, []));
    return [
      `${name}: ${STEPS - budget.left} steps${exhaustive ? '' : ', not exhaustive'}`,
      ...findings.map((finding) => `  ${findingText(finding)}`),
      ...spellingsOf(itemNo).map((text) => `  ${readingText(config, text)}`),
    ];
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('recorded-steps.txt');
});

function findingText({ code, message, path, also = [], witness }: LintFinding): string {
  const places = [path, ...also].map((place) => place.join('.')).join(', ');
  return `${code} at ${places}: ${message}${witness === undefined ? '' : ` ${JSON.stringify(witness)}`}`;
}

function readingText(config: Configurator, text: string): string {
  const budget = { left: STEPS };
  const read = parseModelNumber(config, text, { budget });
  return `"${text}" in ${STEPS - budget.left}: ${resultText(read)}`;
}

function resultText(read: ParseResult): string {
  if (read.ok) return `${JSON.stringify(read.selection)}${read.alias === undefined ? '' : ` as ${read.alias}`}`;
  if (read.code === 'context') return `context ${read.context.join()}`;
  if (read.code === 'ambiguous') return `ambiguous ${JSON.stringify(read.readings)}`;
  const expected = read.expected.map(({ group, codes }) => `${group}.${codes.join('|')}`).join(' ');
  const closest = read.closest.map(({ group, code }) => `${group}.${code}`).join(' ');
  return `${read.code} from ${read.parsed}, ${JSON.stringify(read.selection)}; expected ${expected}; closest ${closest}`;
}

/** A number as it is printed, and as people spoil it. */
function spellingsOf(number: string): readonly string[] {
  const half = Math.floor(number.length / 2);
  const [before, after] = [number.slice(0, half), number.slice(half)];
  return [
    number,
    number.replaceAll(/[-/ .]/g, ''),
    number.toLowerCase(),
    `${number}X`,
    number.slice(0, -1),
    number.slice(1),
    `${before}x${after.slice(1)}`,
    `${before.slice(0, -1)}${after.slice(0, 1)}${before.slice(-1)}${after.slice(1)}`,
    before,
  ];
}
