import type { Contender } from './contenders/contender.ts';
import { isPage, type WrittenQuestion } from './question.ts';

const AMONG = 5;

export interface Judged {
  name: string;
  asked: number;
  first: number;
  amongFive: number;
  misses: Miss[];
}

/** A question whose page did not come first. */
interface Miss {
  text: string;
  expected: readonly string[];
  /** From 1; null: not among the first five. */
  place: number | null;
  found: readonly string[];
}

/** Asks every question and counts where the first right page stands. */
export async function judge({ name, find }: Contender, questions: readonly WrittenQuestion[]): Promise<Judged> {
  const judged: Judged = { name, asked: questions.length, first: 0, amongFive: 0, misses: [] };
  for (const [text, ...expected] of questions) {
    const found = (await find(text)).slice(0, AMONG);
    const at = found.findIndex((key) => expected.some((written) => isPage(written, key)));
    if (at === 0) judged.first += 1;
    if (at >= 0) judged.amongFive += 1;
    if (at !== 0) judged.misses.push({ text, expected, place: at < 0 ? null : at + 1, found });
  }
  return judged;
}

export const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;
