import type { Faq } from '@millrace/contract';
import type { ContentFaq } from '@millrace/contract/content';
import { withoutIds } from './without-ids.ts';

/** Which parts of an entry are wanted. */
export interface FaqParts {
  video: boolean;
  image: boolean;
  steps: boolean;
  stepImages: boolean;
}

const everything: FaqParts = { video: true, image: true, steps: true, stepImages: true };

export function presentFaq(
  { id, question, answer, link, isLive, video, image, steps }: ContentFaq,
  parts: FaqParts = everything,
): Faq {
  return {
    id,
    question,
    answer,
    link,
    isLive,
    video: parts.video ? video : null,
    image: parts.image ? image : null,
    steps: parts.steps ? withoutIds(steps).map((step) => (parts.stepImages ? step : { ...step, image: null })) : [],
  };
}
