/** Words of the trade in ordering guides, in the languages that their headings come in. Nothing here knows a maker. */

export type Role = 'code' | 'words' | 'price' | 'group' | 'position' | 'remark';

const ROLES: readonly (readonly [Role, RegExp])[] = [
  [
    'code',
    /^(?:(?:ordering|order|option|model|type|product|catalog(?:ue)?|selection|part) )?(?:codes?|symbol|suffix|designator|letter|char(?:acter)?|key)$|^(?:bestell)?(?:code|schlüssel|kennung|kennzeichen|kurzzeichen|zeichen|kürzel)$|^kennbuchstabe$|^kennzahl$|^bestell(?:nummer|nr|schlüssel)$|^r[ée]f(?:érence)?$|^código$|^codice$|^order no$/,
  ],
  [
    'words',
    /^(?:(?:option|value|code) )?(?:descriptions?|text|meaning)$|^what it is$|^meaning$|^specifications?$|^details?$|^definition$|^explanation$|^text$|^bezeichnung$|^beschreibung$|^bedeutung$|^désignation$|^description$|^descripción$|^descrizione$|^benennung$|^libellé$|^signification$/,
  ],
  [
    'price',
    /^(?:list|net|unit|base|usd|eur|us|adder|gross)?(?: ?(?:list|net|adder))? ?(?:prices?|adders?|adds?|surcharge|cost|extra)(?: (?:adder|each|ea|usd|eur|add|list))?(?: ?(?:\$|€|usd|eur|us\$|£|gbp|chf))?$|^(?:(?:list|net|gross|adder|add|each) )?(?:usd|eur|gbp|chf|\$|€|£|us\$)$|^(?:list|msrp|rrp|uvp)$|^(?:listen|auf|mehr|minder|mehr-? ?\/ ?minder|grund|einzel|netto)?preis(?: ?(?:€|eur|chf))?$|^(?:aufpreis|zuschlag|supplément|plus-value)$|^(?:prix|tarif|preis|p ?u)(?: (?:h ?t|net|netto|public|unitaire|catalogue|liste|eur|€|chf))*$|^precio$|^prezzo$/,
  ],
  [
    'remark',
    /^remarks?$|^notes?$|^comments?$|^restrictions?$|^limitations?$|^availability$|^bemerkung(?:en)?$|^hinweise?$|^remarques?$/,
  ],
  [
    'position',
    /^pos(?:ition)?(?: no)?$|^digits?$|^step$|^field(?: no)?$|^place$|^stellen?$|^no$|^nr$|^#$|^rep(?:ère)?$/,
  ],
  [
    'group',
    /^(?:option |feature )?groups?$|^features?$|^category$|^section$|^parameter$|^characteristic$|^attribute$|^property$|^merkmal$|^gruppe$|^caractéristique$|^critère$|^position name$|^field name$/,
  ],
];

/** Headings that are the code beside words, and words beside a code. */
const EITHER =
  /^(?:items?|options?|models?|types?|values?|selections?|choices?|variants?|designation|typ|ausführung|option value|wert|merkmalswert|ausprägung|auswahl|kenngröße)$/;

const bare = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/\([^)]*\)/g, ' ')
    .replaceAll(/[.:*†‡¹²³,_]|\/\s*pos/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The role of a column below this heading; 'either' is decided by the others. */
export function roleOf(text: string): Role | 'either' | null {
  if (text.length > 40) return null;
  const heading = bare(text);
  for (const [role, words] of ROLES) if (words.test(heading)) return role;
  return EITHER.test(heading) ? 'either' : null;
}

/** Whether a heading that may be of codes or words names what its table is of: "Type" does, "Option" does not. */
export const namesGroup = (text: string): boolean => /^(?:models?|types?|typ|ausführung)$/.test(bare(text));

/** Whether a text may be the words of an option, and not a code, an amount or a date. */
export const looksLikeWords = (text: string): boolean =>
  !/^\d{4}-\d\d-\d\d|^\d{1,2}[./]\d{1,2}[./]\d{2,4}/.test(text) &&
  (/\p{L}{3}/u.test(text) ||
    /\p{L}.*\s|\s.*\p{L}/u.test(text) ||
    /\d\s?(?:V|A|W|Hz|mm|cm|m|in|ft|bar|psi|kW|hp|°C|°F|"|%)/i.test(text) ||
    /^\d+\s+\p{L}/u.test(text));

/** A table about the guide itself: revisions, authors. */
export const isHistoryHeading = (texts: readonly string[]): boolean =>
  texts.filter((text) => /^(?:rev(?:ision)?|version|date|by|author|change[sd]?|approved|ecn|eco)$/.test(bare(text)))
    .length >= 2;

/** A sentence that stands between the rows and is no part of the one above: it speaks of something else. */
export const saysAside = (text: string): boolean =>
  /^\W*(?:n\.? ?b\b|notes?\b|hinweis|achtung|wichtig|attention|remarque|important|caution)|\b(?:see|refer to|contact|consult|on request|siehe|auf anfrage|voir|sur demande|nous consulter)\b/i.test(
    text.trim(),
  );

/** A position of the number may be left out. */
export const saysOptional = (text: string): boolean =>
  /leave (?:it )?(?:out|blank|empty)|\bomit|\boptional\b|left (?:out|blank)|blank (?:if|for|when|=)|\bdelete\b|if (?:not )?(?:required|needed|desired)|entfällt|leer lassen|weglassen|nicht benötigt|facultati(?:f|ve)|en option\b|si nécessaire/i.test(
    text,
  );

/** More than one option may stand at the position. */
export const saysSeveral = (text: string): boolean =>
  /\bany\b(?! (?:other|case))|select all|all that apply|one or more|multiple|more than one|in (?:this|alphabetical|any) order|as (?:many|required)|combin(?:e|able|ed)|mehrere|plusieurs|cumulables?\b/i.test(
    text,
  );

/** Says that answers stand one after the other in an order that has a meaning, and may come again. */
export const saysInOrder = (text: string): boolean =>
  /one after (?:the other|another)|\b(?:bottom to (?:the )?top|top to (?:the )?bottom|left to right|right to left)\b|in sequence|von unten nach oben|von oben nach unten|von links nach rechts|nacheinander|de bas en haut|de haut en bas|de gauche à droite|l['’]un après l['’]autre/i.test(
    text,
  );

/** Not made any more. */
export const saysGone = (text: string): boolean =>
  /obsolete|discontinued|no longer|superseded|phased? out|withdrawn|do not (?:use|order)|inactive|abgekündigt|entfallen|supprimée?s?\b/i.test(
    text,
  );

/** A row that is no option: kept free, or not made. */
export const saysReserved = (text: string): boolean =>
  /^(?:n\/?a\.?|not available|reserved|spare|future|not used|unused|tbd|t\.b\.d\.|frei|reserviert)$/i.test(text.trim());

/** The words of an option that is the lack of something. */
export const saysNone = (text: string): boolean =>
  /^(?:none|without|no|nil|not (?:fitted|required)|ohne|kein\w*|sans)\b/i.test(text.trim());

/** A line about the printed page, or the guide as a whole. */
export const saysOfPage = (text: string): boolean =>
  /^\W*(?:continued|cont(?:inued|'d|\.)? (?:on|from)|page \d+|how to order|order(?:ing)? (?:information|code|key|guide)|fortsetzung|seite \d+)|\((?:cont(?:inued|'d|\.)?|fortsetzung)\)$/i.test(
    text.trim(),
  );

/** Signs in the place of a code for which the number has nothing. */
export const isBlankCode = (text: string): boolean =>
  /^(?:[-–—_]+|\(?(?:blank|none|omit|nil|empty|leer|leave blank|no code|no symbol)\)?|[("']{1,2}\s*["')]{1,2})$/i.test(
    text.trim(),
  );
