import { type Asked, judgeLoop, type Said } from './judge-loop.ts';

/** Judges configurators as they are typed, beside the page. */
const turns = new MessageChannel();
let next = (): void => {};
turns.port1.onmessage = () => next();

const ask = judgeLoop({
  say: (said: Said) => postMessage(said),
  later(run) {
    next = run;
    turns.port2.postMessage(null);
  },
  now: () => performance.now(),
});
addEventListener('message', ({ data }: MessageEvent<Asked>) => ask(data));
