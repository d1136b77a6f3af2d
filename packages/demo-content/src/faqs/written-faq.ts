/** A question. With a video it is a video entry, with steps a step list, else information. */
export interface WrittenFaq {
  key: string;
  question: string;
  answer: string;
  link?: string;
  isLive?: false;
  /** Listed on the Support page too. */
  isSupport?: true;
  /** Id of the video. */
  video?: string;
  /** Name of the picture; see step-pictures.ts. */
  picture?: string;
  steps?: readonly WrittenFaqStep[];
}

interface WrittenFaqStep {
  text: string;
  picture?: string;
  video?: string;
}
