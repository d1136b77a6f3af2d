import type { Faq } from '@millrace/contract';
import type { ContentFaq } from '@millrace/contract/content';
import type { Snapshot } from '../snapshot.ts';
import { altOf, withFocus } from './picture-facts.ts';
import { withoutIds } from './without-ids.ts';

/** The parts of an entry that are wanted. */
export interface FaqParts {
  video: boolean;
  image: boolean;
  steps: boolean;
  stepImages: boolean;
}

const everything: FaqParts = { video: true, image: true, steps: true, stepImages: true };

export function presentFaq(
  library: Pick<Snapshot, 'mediaFiles'>,
  { id, question, answer, link, isLive, video, image, steps }: ContentFaq,
  parts: FaqParts = everything,
): Faq {
  const pictured = (given: ContentFaq['image']) => given && { ...given, ...altOf(library, given.uri) };
  const filmed = (given: ContentFaq['video']) => given && withFocus(library, given);
  return {
    id,
    question,
    answer,
    link,
    isLive,
    video: parts.video ? filmed(video) : null,
    image: parts.image ? pictured(image) : null,
    steps: parts.steps
      ? withoutIds(steps).map((step) => ({
          ...step,
          video: filmed(step.video),
          image: parts.stepImages ? pictured(step.image) : null,
        }))
      : [],
  };
}
