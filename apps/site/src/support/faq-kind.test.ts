import type { Faq } from '@millrace/contract';
import { expect, test } from 'vitest';
import { kindOf } from './faq-kind.ts';

const step: Faq['steps'][number] = { answer: 'Turn it off.', image: null, video: null };
const video: Faq['video'] = { uri: '7', name: 'How', poster: null };
test.each([
  ['with a video', { video, steps: [] }, 'video'],
  ['with a video and steps', { video, steps: [step] }, 'video'],
  ['with steps', { video: null, steps: [step] }, 'steps'],
  ['in words', { video: null, steps: [] }, 'info'],
])('an answer %s is of the kind %s', (_what, faq, kind) => {
  expect(kindOf(faq)).toBe(kind);
});
