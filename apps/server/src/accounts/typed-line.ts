const ENDS = ['\r', '\n', '\u0004'];
const INTERRUPT = '\u0003';
const BACKSPACES = ['\b', '\u007f'];
const CLEAR = '\u0015';

export interface TypedLine {
  /** Takes what was typed or pasted. */
  type(text: string): 'going' | 'ended' | 'interrupted';
  text(): string;
}

/** One line as a terminal hands over its keys: backspace takes one back, Ctrl-U all, Enter ends it. */
export function typedLine(): TypedLine {
  const letters: string[] = [];
  return {
    text: () => letters.join(''),
    type: (text) => {
      for (const letter of text) {
        if (letter === INTERRUPT) return 'interrupted';
        if (ENDS.includes(letter)) return 'ended';
        if (BACKSPACES.includes(letter)) letters.pop();
        else if (letter === CLEAR) letters.length = 0;
        else if (letter >= ' ') letters.push(letter);
      }
      return 'going';
    },
  };
}
