import { parseRule } from '@millrace/configurator';

/** Codes by the name of their group. */
export type Picks = Readonly<Record<string, readonly string[]>>;

/** Rules under codes, those that the engine forbids together among them: no diagram may rely on them apart. */
export const holdsIn =
  (picks: Picks) =>
  (rule: string): boolean =>
    parseRule(
      rule,
      Object.keys(picks).toSorted((a, b) => b.length - a.length),
    ).some((one) => one.kind === 'codes' && one.codes.some((code) => picks[one.group]?.includes(code)));
