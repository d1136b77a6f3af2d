import { saysOptional, saysSeveral } from './cells/lexicon.ts';
import type { Footnote } from './footnotes.ts';
import type { GatheredGroup, GatheredOption } from './gathered-groups.ts';
import { type Mention, mentionsIn } from './mentions.ts';

/** A rule that a sentence of the guide states. */
export interface GuideRule {
  is: 'only' | 'not';
  subject: Mention;
  /** The subject goes only with one answer of each; or with none of any. */
  objects: readonly Mention[];
}

/** The outcome of one footnote. */
export interface ReadFootnote {
  footnote: Footnote;
  /** Options and groups that carry its mark. */
  carriers: readonly Mention[];
  rules: readonly GuideRule[];
  /** It says that its groups may be left out, or may have several answers. */
  saysOfGroup: readonly string[];
  /** Whether a part of it was not understood. */
  isOpen: boolean;
}

const ONLY =
  /\b(?:(?:is |are )?(?:only (?:available |possible |offered |valid |supplied |allowed |in (?:combination|conjunction) )?(?:with|for|on|in|when|if|at)|(?:available|possible|offered|valid|allowed) (?:only )(?:with|for|on|in|when|if|at)|(?:available )?(?:with|for|on|in) (?=.+ only$))|requires?|needs|must (?:be (?:ordered|used|combined) )?(?:with|have)|nur (?:lieferbar |möglich |erhältlich |in (?:verbindung|kombination) )?(?:mit|für|bei|in)|(?:seulement|uniquement|disponible seulement) (?:avec|pour|en|sur))\b/i;
const NOT =
  /\b(?:(?:is |are )?not (?:available |possible |allowed |offered |made |valid |compatible |supplied |permitted |suitable |for use |in (?:combination|conjunction) )?(?:with|for|on|in|at|when|if)|(?:can ?not|can't|may not|must not) be (?:combined|used|ordered|selected|supplied|had) (?:together )?with|(?:is |are )?(?:unavailable|incompatible) (?:with|for|on|in)|excludes?|without|n\/a (?:with|for|on|in|at)|except (?:with|for|on|in)|not|nicht (?:lieferbar |möglich |erhältlich |in (?:verbindung|kombination) )?(?:mit|für|bei|in)|sauf(?: avec| pour| en| sur)?|(?:pas |non |n['’]existe pas |impossible )(?:disponible |livrable )?(?:avec|pour|en|sur))\b/i;

/**
 * Reads a footnote as rules about the options that carry its mark, or about those that it names itself. `isOfCells`: its mark stands in a
 * table of what fits.
 */
export function readFootnote(footnote: Footnote, groups: readonly GatheredGroup[], isOfCells = false): ReadFootnote {
  const carriers = footnote.mark === '' ? [] : carriersOf(footnote.mark, groups);
  const rules: GuideRule[] = [];
  const saysOfGroup: string[] = [];
  let isOpen = false;
  if (isOfCells && carriers.length === 0) return { footnote, carriers, rules, saysOfGroup, isOpen };
  for (const clause of clausesOf(footnote.text)) {
    const ofGroups = carriers.filter(({ options }) => options === 'any');
    if (saysOptional(clause) && carriers.length > 0) {
      for (const { group } of carriers) group.optional = true;
      saysOfGroup.push(`${carriers.map(({ group }) => group.name).join(' and ')} may be left out`);
      continue;
    }
    if (ofGroups.length > 0 && saysSeveral(clause)) {
      for (const { group } of ofGroups) group.several = true;
      saysOfGroup.push(`${ofGroups.map(({ group }) => group.name).join(' and ')} may have several answers`);
      continue;
    }
    const read = readClause(clause, carriers, groups);
    if (read.length === 0) isOpen = true;
    rules.push(...read);
  }
  return { footnote, carriers, rules, saysOfGroup, isOpen };
}

const clausesOf = (text: string): string[] =>
  text
    // A point before a small letter ends an abbreviation, such as in.
    .split(/(?<=[\p{L}\d)][\p{L}\d)"])(?:;\s+|\.\s+(?!\p{Ll}))|\n|[.;]\s*$/u)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '');

/** `mark` is stated at an option, or at the title of its group. */
function carriersOf(mark: string, groups: readonly GatheredGroup[]): Mention[] {
  return groups.flatMap((group): Mention[] => {
    const options = group.options.filter(({ marks }) => marks.includes(mark));
    const mentions: Mention[] = options.length > 0 ? [{ group, options }] : [];
    return group.marks.includes(mark) ? [...mentions, { group, options: 'any' }] : mentions;
  });
}

/** Reads one clause; `carriers` are its subject unless it names another. Empty: it is no rule, or not understood. */
export function readClause(
  stated: string,
  carriers: readonly Mention[],
  groups: readonly GatheredGroup[],
): GuideRule[] {
  const clause = carriers.length === 0 ? stated : turned(stated);
  const only = ONLY.exec(clause);
  const not = NOT.exec(clause);
  // `not only with` is no rule, and `without` alone is one.
  const found = only !== null && (not === null || only.index <= not.index) ? only : not;
  if (found === null) return [];
  const is = found === only ? 'only' : 'not';
  const subjectText = clause.slice(0, found.index);
  const objectText = clause.slice(found.index + found[0].length).replace(/\bonly\s*$/i, '');
  const objects = mentionsIn(objectText, groups);
  if (objects === null || objects.length === 0) return [];
  const named = mentionsIn(subjectText, groups);
  // Of two groups that are named together, neither is meant alone.
  const subjects = carriers.length > 0 ? carriers : named?.length === 1 ? named : [];
  return subjects.flatMap((subject) => {
    const others = objects.filter(
      (object) => object.group !== subject.group || (is === 'not' && areApart(subject, object)),
    );
    return others.length === 0 ? [] : [{ is, subject, objects: others }];
  });
}

/** Whether they are different answers of one group that may have several. */
const areApart = (subject: Mention, object: Mention): boolean =>
  subject.group.several &&
  subject.options !== 'any' &&
  object.options !== 'any' &&
  !object.options.some((option) => subject.options !== 'any' && subject.options.includes(option));

/** Sentences beside a mark whose verb stands last: `Steel only` is `only with Steel`. */
function turned(clause: string): string {
  const [, only] = /^(?!.*\b(?:not|with|for)\b)(.+?)[ ,]+(?:only|uniquement|seulement)\.?$/i.exec(clause) ?? [];
  if (only !== undefined) return `only with ${only}`;
  const [, not] =
    /^(.+?)\s+(?:(?:is |are )?not (?:available|possible|offered|allowed)|(?:is |are )?unavailable|nicht (?:lieferbar|möglich|erhältlich)|non disponibles?)\.?$/i.exec(
      clause,
    ) ?? [];
  return not === undefined ? clause : `not with ${not}`;
}

/** Codes of a mention that stand for having it: of a group as a whole, all but those for none. */
export const codesOf = ({ group, options }: Mention): string[] =>
  (options === 'any' ? group.options.filter((option) => option.isTaken && !isNone(option)) : options)
    .filter(({ isTaken }) => isTaken)
    .map(({ code }) => code);

const isNone = ({ words }: GatheredOption): boolean => /^(?:none|without|no|ohne)\b/i.test(words);

/** The answers of a group that are the lack of it. */
export const noneCodesOf = (group: GatheredGroup): string[] =>
  group.options.filter((option) => option.isTaken && isNone(option)).map(({ code }) => code);

export function ruleWords({ is, subject, objects }: GuideRule): string {
  const words = ({ group, options }: Mention) =>
    options === 'any' ? group.name : `${group.name} ${options.map(({ code }) => code).join(' or ')}`;
  return `${words(subject)} ${is === 'only' ? 'only with' : 'not with'} ${objects.map(words).join(is === 'only' ? ' and ' : ' or ')}`;
}
