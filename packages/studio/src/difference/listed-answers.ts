import type { Answer } from './shared-answers.ts';

/** Whether answers are amounts, from the least on. */
function isAscending(all: readonly Answer[]): boolean {
  const amounts = all.map(({ words }) => Number.parseFloat(words));
  return amounts.every((amount, at) => amount > (amounts[at - 1] ?? Number.NEGATIVE_INFINITY));
}

/** Lists answers to a group in words: all from one on (`25 A and above`), all up to one, or each by its name. */
export function listedAnswers(group: string, all: readonly Answer[], answers: readonly Answer[]): string {
  const words = answers.map((answer) => answer.words);
  const from = all.findIndex(({ key }) => key === answers[0]?.key);
  const isRun = answers.every(({ key }, at) => all[from + at]?.key === key);
  if (answers.length > 1 && answers.length === all.length) return `any ${group}`;
  if (answers.length > 1 && isRun && from + answers.length === all.length)
    return `${words[0]} ${isAscending(all) ? 'and above' : 'and all after it'}`;
  if (answers.length > 2 && isRun && from === 0) return `all up to ${words.at(-1)}`;
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
