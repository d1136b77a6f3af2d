import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline';
import { makerQuestions } from '@millrace/contract';

interface Terminal {
  input: NodeJS.ReadableStream & { isTTY?: boolean };
  output: NodeJS.WritableStream;
}

/** The flag of the mark: the path of its drawing. */
export const MARK_FLAG = 'mark';

/** The flags that `new-maker` takes, each with a value. */
export const makerFlags: readonly string[] = [...makerQuestions.map(({ flag }) => flag), MARK_FLAG];

/** Asks for what no flag has given, one question a line; Enter alone leaves words to replace. Asks nothing without a terminal. */
export async function askMaker(
  given: Readonly<Record<string, string>>,
  { input, output }: Terminal = { input: stdin, output: stdout },
): Promise<Record<string, string>> {
  if (input.isTTY !== true) return { ...given };
  const lines = createInterface({ input, output });
  // An iterator keeps lines that are pasted together.
  const typed = lines[Symbol.asyncIterator]();
  const answers = { ...given };
  const questions = [
    ...makerQuestions,
    { flag: MARK_FLAG, asks: 'Mark: the path of an SVG file, seen from here', example: './mark.svg' },
  ];
  try {
    for (const { flag, asks, example } of questions) {
      if (answers[flag] !== undefined) continue;
      output.write(`${asks} (such as ${example}): `);
      const { value = '' } = await typed.next();
      answers[flag] = value;
    }
  } finally {
    lines.close();
  }
  return answers;
}
