/** Words that make a text a question or a sentence, not the name of a thing. */
const SENTENCE =
  /\b(?:how|whats?|why|when|where|which|who|can|could|do|does|did|should|must|may|is|are|was|were|has|have|had|wont|cant|doesnt|keeps?|i|my|we|it|its|they|went|goes|gets|got|stays)\b/i;

export const isSentence = (text: string): boolean => SENTENCE.test(text.replace(/['’]/g, ''));
