import type { Content } from '@millrace/contract/content';

/** Words that only one maker, or one trade or country, would use; the demo maker's are of water and North America. */
const WORDS_OF_TRADE: readonly string[] = [
  'Millrace',
  'SSPMA',
  'Liberty',
  'float switch',
  'control panel',
  'wastewater',
  'sewage',
  'sump',
  'septic',
  'lift station',
  'grinder',
  'effluent',
  'pump',
  'floats',
  'Residential',
  'Municipal',
  'US dollars',
  'dollars',
  'USD',
  'en-US',
  'America/',
  'United States',
  'Central Time',
];
/** Colours of the design, as a program would state them outside the palette. */
const COLOURS: readonly string[] = ['#0a5fa8', '#084b86', '#74b9f3', '#0c1a24', '#0a131a'];

/** The colours alone. */
export const coloursOfMaker = new RegExp(COLOURS.join('|'), 'g');

/** Names of the content that the product uses for itself, as the specification has them. */
const GENERAL: ReadonlySet<string> = new Set(['Accessories']);

/**
 * The words that would give the demo maker away in another maker's site: names of its content, words of its trade, its colours. Those
 * that stand in the `own` words of the other one do not.
 */
export function wordsOfMaker({ categories, families, customers, settings }: Content, own = ''): RegExp {
  const fact = (name: string): string[] => {
    const value = settings.find(({ group, key }) => `${group}.${key}` === name)?.value;
    return (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string');
  };
  const names = [
    ...[...categories, ...families, ...customers].map(({ name }) => name),
    ...['company.name', 'company.phone', 'company.supportPhone', 'company.address', 'contact.betweenCities'].flatMap(
      fact,
    ),
  ];
  const all = [...new Set([...names, ...WORDS_OF_TRADE])].filter((name) => !GENERAL.has(name)).map(escaped);
  const words = all.map((word) => `(?<![\\w-])${word}(?!\\w)`).filter((word) => !new RegExp(word).test(own));
  return new RegExp([...words, ...COLOURS.map(escaped)].join('|'));
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\/$/, '/\\w+');
