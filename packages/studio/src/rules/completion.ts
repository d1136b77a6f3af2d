import { type Configurator, piecesOf, quoteCode } from '@millrace/configurator';
import { everyAttribute, isSummed } from './sum-terms.ts';
import { type Asked, type AskedMeasure, vocabularyOf } from './vocabulary.ts';

/** One thing that may come at a place of a rule. */
export interface Offered {
  is: 'name' | 'code' | 'measure' | 'operator' | 'text';
  /** The text that it puts in. */
  text: string;
  /** Its meaning; '' where the text says it. */
  words: string;
}

export interface Completion {
  /** Characters of the rule that what is chosen replaces: the first, and the one after the last. */
  from: number;
  to: number;
  offers: readonly Offered[];
}

const OFFERS_MOST = 60;
const OPERATORS: readonly Offered[] = [
  { is: 'operator', text: '>=', words: 'at least' },
  { is: 'operator', text: '<=', words: 'at most' },
  { is: 'operator', text: '>', words: 'above' },
  { is: 'operator', text: '<', words: 'below' },
  { is: 'operator', text: '=', words: 'exactly' },
];

/** Finds what may come at the caret in the text of a rule; `isMeasure`: in a bound, where a measure stands alone. */
export function completionAt(configurator: Configurator, rule: string, caret: number, isMeasure = false): Completion {
  const vocabulary = vocabularyOf(configurator);
  const names = vocabulary.map(({ name }) => name).toSorted((a, b) => b.length - a.length);
  const before = rule.slice(0, caret);
  const begun = isMeasure ? before : (piecesOf(before, names).at(-1)?.source ?? before);
  const { from, offers } = offersFor({ vocabulary, names, isMeasure }, begun);
  const typed = begun.slice(from).trimStart();
  const start = caret - typed.length;
  const rest = /^[^.|:<>=+*()"\s-]*/.exec(rule.slice(caret))?.[0] ?? '';
  return { from: start, to: caret + (typed === '' ? 0 : rest.length), offers: fitting(offers, typed) };
}

interface Known {
  vocabulary: readonly Asked[];
  names: readonly string[];
  isMeasure: boolean;
}
interface Offers {
  /** The place in the text of what is being typed. */
  from: number;
  offers: readonly Offered[];
}

function offersFor(known: Known, begun: string): Offers {
  const sum = begun.lastIndexOf('sum(');
  if (sum >= 0 && !begun.slice(sum).includes(')')) return termOffers(known, begun, sum + 'sum('.length);
  const side = /(?:<=|>=|<|=|>)(?=[^<>=]*$)/.exec(begun);
  if (side !== null) return rightOffers(known, begun, side.index + side[0].length, begun.slice(0, side.index), side[0]);
  const left = begun.trimStart();
  const asked = askedIn(known, left);
  const start = begun.length - left.length;
  if (asked === null) {
    const isOver = /\)\s*$/.test(left);
    return isOver
      ? { from: begun.length, offers: known.isMeasure ? [] : OPERATORS }
      : { from: start, offers: nameOffers(known) };
  }
  const rest = left.slice(asked.name.length + 1);
  const measures = asked.measures.map(measureOffer(known.isMeasure ? '' : '>='));
  const after = start + asked.name.length + 1;
  if (known.isMeasure) return { from: after, offers: measures };
  const isAll = asked.measures.some(({ name }) => name === rest.trim());
  if (isAll) return { from: begun.length, offers: OPERATORS };
  const bar = rest.lastIndexOf('|');
  const codes = codeOffers(asked, bar < 0 ? [] : rest.slice(0, bar).split('|'));
  return bar < 0 ? { from: after, offers: [...codes, ...measures] } : { from: after + bar + 1, offers: codes };
}

const askedIn = ({ vocabulary, names }: Known, text: string): Asked | null => {
  const name = names.find((one) => text.startsWith(`${one}.`));
  return vocabulary.find((one) => one.name === name) ?? null;
};

/** In a sum each term is a number or a measure, and an attribute alone means every group. */
function termOffers(known: Known, begun: string, start: number): Offers {
  const at = start + (/^.*[+*-]\s*/s.exec(begun.slice(start))?.[0].length ?? 0);
  const term = begun.slice(at);
  const asked = askedIn(known, term);
  if (asked !== null)
    return { from: at + asked.name.length + 1, offers: asked.measures.filter(isSummed).map(measureOffer('')) };
  const bare = everyAttribute(known.vocabulary).map(
    ({ name }): Offered => ({ is: 'measure', text: name, words: 'of every group' }),
  );
  return {
    from: at,
    offers: [...nameOffers({ ...known, isMeasure: true }).filter(({ text }) => text !== 'sum('), ...bare],
  };
}

function rightOffers(known: Known, begun: string, start: number, left: string, operator: string): Offers {
  const rest = begun.slice(start);
  const right = rest.trimStart();
  const at = begun.length - right.length;
  const asked = askedIn(known, right);
  if (asked !== null) return { from: at + asked.name.length + 1, offers: asked.measures.map(measureOffer('')) };
  const of = askedIn(known, left.trimStart());
  const measure = of?.measures.find(
    ({ name }) =>
      name ===
      left
        .trimStart()
        .slice(of.name.length + 1)
        .trim(),
  );
  const texts = operator === '=' ? (measure?.texts ?? []) : [];
  const said = texts.map((text): Offered => ({ is: 'text', text: quotedText(text), words: '' }));
  return { from: at, offers: [...said, ...nameOffers({ ...known, isMeasure: true })] };
}

const quotedText = (text: string): string =>
  text.trim() === text && !/["|:<>=.]/.test(text) ? text : `"${text.replaceAll('"', '""')}"`;

const nameOffers = ({ vocabulary, isMeasure }: Known): Offered[] => [
  ...vocabulary
    .filter(({ codes, measures }) => measures.length > 0 || (!isMeasure && codes.length > 0))
    .map(({ name, is }): Offered => ({ is: 'name', text: `${name}.`, words: is === 'group' ? '' : NAMED[is] })),
  { is: 'measure', text: 'sum(', words: 'a sum' },
];
const NAMED = { table: 'a table', fact: 'a fact', context: 'who asks' } as const;

const codeOffers = ({ codes }: Asked, named: readonly string[]): Offered[] =>
  codes
    .filter(({ code }) => !named.includes(quoteCode(code)))
    .map(({ code, words }) => ({
      is: 'code',
      text: quoteCode(code),
      words: code === '' ? words || 'the blank code' : words,
    }));

const measureOffer =
  (operator: string) =>
  ({ name, words }: AskedMeasure): Offered => ({
    is: 'measure',
    text: name + operator,
    words: words === name ? '' : words,
  });

/** Those that begin as typed first, then those that have it anywhere, in the text or in the words. */
function fitting(offers: readonly Offered[], typed: string): readonly Offered[] {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return offers.slice(0, OFFERS_MOST);
  const ranked = offers.flatMap((offer) => {
    const text = offer.text.toLowerCase();
    const rank = text.startsWith(wanted)
      ? 0
      : text.includes(wanted)
        ? 1
        : offer.words.toLowerCase().includes(wanted)
          ? 2
          : 3;
    return rank === 3 ? [] : [{ offer, rank }];
  });
  return ranked
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, OFFERS_MOST)
    .map(({ offer }) => offer);
}
