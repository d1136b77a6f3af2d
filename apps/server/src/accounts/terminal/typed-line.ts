const ENDS = ['\r', '\n', '\u0004'];
const INTERRUPT = '\u0003';
const BACKSPACES = ['\b', '\u007f'];
const CLEAR = '\u0015';

export interface TypedLine {
  /** Takes what was typed or pasted. */
  type(text: string): 'going' | 'ended' | 'interrupted';
  text(): string;
  /** What was typed ahead, behind the end of the line. */
  rest(): string;
}

/** One line as a terminal hands over its keys: backspace takes one back, Ctrl-U all, Enter ends it. */
export function typedLine(): TypedLine {
  const letters: string[] = [];
  let rest = '';
  return {
    text: () => letters.join(''),
    rest: () => rest,
    type: (text) => {
      const keys = [...text];
      for (const [at, letter] of keys.entries()) {
        if (letter === INTERRUPT) return 'interrupted';
        if (ENDS.includes(letter)) {
          rest = keys.slice(at + 1).join('');
          return 'ended';
        }
        if (BACKSPACES.includes(letter)) letters.pop();
        else if (letter === CLEAR) letters.length = 0;
        else if (letter >= ' ') letters.push(letter);
      }
      return 'going';
    },
  };
}
