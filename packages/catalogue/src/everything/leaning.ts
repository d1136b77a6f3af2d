import { fold } from '../words/fold-text.ts';
import type { PageKind } from './page-texts.ts';
import type { Leaning } from './score-pages.ts';

type Kinds = Record<PageKind, number>;

const usual: Kinds = {
  family: 1.15,
  category: 0.9,
  document: 0.76,
  file: 1.15,
  question: 1.05,
  post: 0.9,
  job: 0.7,
  video: 0.35,
  page: 0.9,
};

/** How a text leans, by words in it. The factors of all that apply are multiplied. */
const signs: readonly { words: RegExp; kinds: Partial<Kinds>; steps?: number }[] = [
  { words: /^(?:how (?:to|do|does|is|are|can)|steps?)\b/, kinds: { question: 1.5, family: 0.75 }, steps: 1.2 },
  {
    words: /^(?:how|what|whats|why|when|where|which|who|can|could|do|does|is|are|may|must|should|will|did)\b/,
    kinds: { question: 1.5, family: 0.85, page: 1.1 },
  },
  {
    words:
      /^(?:adjust|bypass|calibrate|change|check|clean|connect|dispose|get rid|hook|install|measure|mount|pair|program|read|replace|reset|run|set|silence|simulate|splice|test|wire)\b/,
    kinds: { question: 1.3, document: 1.15, family: 0.85 },
    steps: 1.1,
  },
  {
    words: /\b(?:wont|cant|doesnt|isnt|keeps?|stuck|neither|never|not working|quit|fail\w*|trip\w*|trouble\w*)\b/,
    kinds: { question: 1.5, document: 1.15 },
  },
  // A verb or somebody makes a sentence, and a sentence asks for an answer more than for a product.
  {
    words:
      /\b(?:i|it|its|my|we|they|is|are|was|were|has|went|goes|going|comes?|came|runs|kicks|gets|got|stays|still|again|anymore|suddenly|every (?:few|day|time|hour|minute)|even though|after i)\b/,
    kinds: { question: 1.3, document: 0.95, family: 0.9 },
  },
  {
    words: /(?<!^)\bhow (?:many|much|long|far|often|high|deep|low|big|to|do)\b/,
    kinds: { question: 1.25, family: 0.9 },
  },
  {
    words: /\b(?:max(?:imum)?|min(?:imum)?|limits?|allowed)\b/,
    kinds: { question: 1.2 },
  },
  { words: /\b(?:or|difference|differ|vs|versus|compared)\b/, kinds: { question: 1.25 } },
  {
    words:
      /\b(?:data ?sheets?|spec(?:s|ification)?(?: sheets?)?|cut ?sheets?|tds|qsg|manuals?|guides?|instructions?|drawings?|diagrams?|pdf|brochures?|literature|documentation)\b/,
    kinds: { document: 1.9, file: 1.3, family: 0.8 },
  },
  { words: /\b(?:price ?(?:lists?|sheets?)|pricing|prices)\b/, kinds: { document: 1.5, file: 1.6, family: 0.7 } },
  {
    words: /\b(?:trade ?shows?|expos?|exhibitions?|conventions?|conferences?|booths?|events?|news|announce\w*)\b/,
    kinds: { post: 1.5, job: 0.8 },
  },
  { words: /\b(?:download|downloads)\b/, kinds: { document: 1.1, file: 1.1, page: 1.3, family: 0.8 } },
  { words: /\b(?:obsolete|discontinued|old|legacy|series \d)\b/, kinds: { family: 1.4 } },
  { words: /\b(?:videos?|watch|films?|movies?|youtube|clips?)\b/, kinds: { video: 4.5, family: 0.8 } },
  {
    words:
      /\b(?:(?:phone|fax) numbers?|(?:sales|support|service|office|company|your) (?:phone|telephone|number|line|e ?mail)|(?:phone|telephone|call|e ?mail|contact|talk to|speak (?:to|with)) (?:sales|support|service|customer|somebody|someone|you|us)|e ?mail address|opening hours|hours of operation|business hours|(?:what time|when) (?:do|are) you (?:open|close)\w*|are you open|opening times|directions|where are you|where (?:do|can) i (?:buy|order)|where to (?:buy|order))\b/,
    kinds: { page: 2.5, family: 0.6, question: 0.7, job: 0.6 },
  },
  {
    words:
      /\b(?:ship(?:s|ped|ping|ments?)?|freight|deliver(?:y|ed|ies)?|overnight|(?:next|second|2nd|two) day|same day|lead times?|expedit\w*|rush|ups|fedex|carrier|courier)\b/,
    kinds: { page: 1.4, family: 0.8, question: 0.9 },
  },
  // The thing to be sent, and its place, are named between: the order is asked about, not the thing.
  { words: /\b(?:ship|deliver|send|mail)\b.*\bto\b/, kinds: { page: 2, family: 0.5, job: 0.5, document: 0.6 } },
  { words: /\b(?:passwords?|log ?(?:in|on)|sign ?(?:in|up|on)|account)\b/, kinds: { page: 3 } },
  { words: /\bapplication form\b|\bapply\b/, kinds: { file: 1.6 } },
  {
    words:
      /\b(?:jobs?|careers?|hiring|positions?|vacanc\w*|openings?|employment|internships?|work(?:ing)? (?:here|for|at|from|with you)|^(?:\p{L}+ )?work$|salary|wages?)\b/u,
    kinds: { job: 2, page: 1.1, family: 0.8 },
  },
];

/** Returns how strongly a text points to each kind of page it asks for. */
export function leaningOf(text: string): Leaning {
  const folded = fold(text).replace(/['’]/g, '').trim();
  const kinds = { ...usual };
  let steps = 1;
  for (const sign of signs) {
    if (!sign.words.test(folded)) continue;
    steps *= sign.steps ?? 1;
    for (const kind of pageKinds) kinds[kind] *= sign.kinds[kind] ?? 1;
  }
  return { kinds, steps };
}

const pageKinds = [
  'family',
  'category',
  'document',
  'file',
  'question',
  'post',
  'job',
  'video',
  'page',
] as const satisfies readonly PageKind[];
