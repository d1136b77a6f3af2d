/** Asks a person whether a draft is taken off its schedule for a change. The words of the refusal say when it was to be published. */
export type AskUnschedule = (words: string) => Promise<boolean>;

const nobody: AskUnschedule = () => Promise.resolve(false);
let ask = nobody;

/** Puts the question for every call from now on. Returns what ends it. */
export function askBy(next: AskUnschedule): () => void {
  ask = next;
  return () => {
    if (ask === next) ask = nobody;
  };
}

/** Whether the change is made, and takes the draft off its schedule. Without somebody to ask it is not. */
export const mayUnschedule: AskUnschedule = (words) => ask(words);
