import type { SettingAnswer } from './answers.ts';

/**
 * The settings the product reads, by `group.key`, with what holds while staff have set nothing. The type of the default is
 * the type of the setting. Facts that change yearly live here, not in code.
 */
export const settingDefaults = {
  /** 'Company Name' is the specification's placeholder. */
  'company.name': 'Company Name',
  'company.tagline': 'Leading Edge Control Products',
  'company.phone': '',
  'company.supportPhone': '',
  'company.email': '',
  'company.ordersEmail': '',
  /** Lines of the postal address. */
  'company.address': [] as string[],
  /** IANA name: dates are shown in it. */
  'company.timeZone': 'America/Chicago',
  'company.hours': '8:00am to 5:00pm Monday to Friday',
  'company.approvals': '',
  /** Path below /media/ of the company's mark; '' uses the product's own. */
  'company.logo': '',
  'home.headline': 'Water and Wastewater Solutions - Residential | Commercial | Municipal | Industrial',
  'warranty.standard': '3-year limited warranty on standard products.',
  'warranty.custom': '1-year limited warranty on custom control panels.',
  /** Words left out of the description of a generated search result. */
  'search.removedWords': ['Liberty'] as string[],
  /** The FAQ entry that marks the mobile-app family; 0: none. */
  'mobileApp.faqId': 0,
  'mobileApp.appStoreUrl': '',
  'mobileApp.playStoreUrl': '',
  'association.name': '',
  'association.logo': '',
  'social.facebook': '',
  'social.linkedIn': '',
  'social.youTube': '',
  /** Address a video's id is appended to. */
  'video.embedBase': 'https://www.youtube-nocookie.com/embed/',
} as const satisfies Record<string, string | number | boolean | string[]>;

export type SettingName = keyof typeof settingDefaults;
type Widened<T> = T extends string ? string : T extends number ? number : T extends boolean ? boolean : T;
export type Settings = { [Name in SettingName]: Widened<(typeof settingDefaults)[Name]> };

/** The settings in force: what `/SiteSetup` answers, over the defaults. A value of another type is passed over. */
export function settingsFrom(rows: readonly SettingAnswer[]): Settings {
  const given = new Map<string, unknown>(rows.map((row) => [`${row.group}.${row.key}`, row.value]));
  const entries = Object.entries(settingDefaults).map(([name, fallback]) => {
    const value = given.get(name);
    return [name, sameType(value, fallback) ? value : fallback];
  });
  return Object.fromEntries(entries);
}

/** Whether a value may stand for a setting with this default. */
export function sameType(value: unknown, fallback: unknown): boolean {
  return Array.isArray(fallback) ? Array.isArray(value) : typeof value === typeof fallback;
}
