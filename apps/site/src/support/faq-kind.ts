import type { Faq } from '@millrace/contract';
import type { IconName } from '../ui/icon.tsx';

export type FaqKind = 'video' | 'info' | 'steps';

/** The kind of an entry (specification 2.7): the main part of its answer. */
export const kindOf = ({ video, steps }: Pick<Faq, 'video' | 'steps'>): FaqKind =>
  video !== null ? 'video' : steps.length > 0 ? 'steps' : 'info';

export const faqKinds: Record<FaqKind, { icon: IconName; name: string; words: string }> = {
  info: { icon: 'info', name: 'Info', words: 'Answered in words' },
  steps: { icon: 'list', name: 'Steps', words: 'Step by step' },
  video: { icon: 'play', name: 'Video', words: 'With a video' },
};
