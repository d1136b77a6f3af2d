import type { SettingAnswer } from '../calls/answers.ts';
import { DEFAULT_UNITS } from '../measures/units.ts';
import { printingDefaults } from '../printing/printing-defaults.ts';

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
  'company.supportEmail': '',
  /** Lines of the postal address. */
  'company.address': [] as string[],
  /** The address for letters, if it differs. */
  'company.mailingAddress': [] as string[],
  /** ISO 3166 code of the country: how its phone numbers are dialled and its addresses read. */
  'company.country': printingDefaults['company.country'],
  /** IANA name: dates are shown in it. */
  'company.timeZone': 'America/Chicago',
  'company.hours': '8:00am to 5:00pm Monday to Friday',
  'company.approvals': '',
  /** Year; 0: unknown. */
  'company.founded': 0,
  /** 0: not told. */
  'company.facilitySize': 0,
  'company.facilityUnit': 'sq ft',
  'company.market': '',
  /** Path below /media/ of the company's logo, which has its mark at the left. */
  'company.logo': '',
  /** For small places, such as the screen of a phone; '': the whole name. */
  'brand.shortName': '',
  /** Paths below /media/ of the square mark as SVG, on light and on dark; '' cuts it out of the logo, or draws the first letter. */
  'brand.mark': '',
  'brand.markDark': '',
  /** `#rrggbb` of links and main buttons on light pages, and of its sibling on dark ones; '': made of the first. */
  'brand.accent': '#0a5fa8',
  'brand.accentDark': '',
  /** Name of the packaged type face for text, or paths below /media/ of WOFF2 files in its place; '': none. */
  'brand.textFace': 'IBM Plex Sans',
  'brand.textFaceFile': '',
  /** Its bold sibling, where the file has one weight. */
  'brand.textFaceBoldFile': '',
  /** The same of the face for numbers and codes, in which all signs are as wide. */
  'brand.codeFace': 'IBM Plex Mono',
  'brand.codeFaceFile': '',
  /** Pixels by which corners are rounded. */
  'brand.corner': 2,
  /** Language tag: numbers, money and dates are printed by it. */
  'brand.locale': printingDefaults['brand.locale'],
  /** ISO 4217 code: all amounts are in it. */
  'brand.currency': printingDefaults['brand.currency'],
  'home.headline': 'Water and Wastewater Solutions - Residential | Commercial | Municipal | Industrial',
  'warranty.standard': '3-year limited warranty on standard products.',
  'warranty.custom': '1-year limited warranty on custom control panels.',
  /** Amount from which freight on standard catalog products is allowed; 0: none is. */
  'orders.freightThreshold': 2500,
  /** The beginnings of part numbers of standard products. */
  'orders.partNumberStarts': ['1', '2', '3', '4', '7', '8', 'A', 'D', 'E', 'J', 'M', 'P', 'S', 'W'] as string[],
  /** As it stands in sentences: `shipped within the United States`. */
  'orders.freightCountry': 'the United States',
  /** Goods made to order, which carry other terms. */
  'orders.customProducts': 'custom controls',
  /** A sentence on what a request for a quote has to say; '': none. */
  'orders.quoteNeeds': 'For a custom control send the pump data: phase, voltage, full-load amps and number of pumps.',
  'orders.parcelLimit': 80,
  'orders.parcelUnit': 'lb',
  'orders.expediteCutOff': '2:00pm Central Time',
  'returns.withinYears': 1,
  'returns.restockingFeePercent': 15,
  /** The units that measures are shown in until a visitor chooses: `us` or `metric`. */
  'units.system': DEFAULT_UNITS,
  /** Products with a price are offered to search engines and shops at `/feeds/products.csv` and `.xml`. */
  'feeds.products': true,
  /** Said of each product by feeds, in their vocabulary: `in_stock`, `backorder`, `preorder` or `out_of_stock`. */
  'feeds.availability': 'in_stock',
  /** The maker's number (GLN) in files for distributors; '' leaves it out. */
  'trade.gln': '',
  /** The release of ETIM that classes and features are of. */
  'trade.etimRelease': '10.0',
  /** No group of a configurator is folded to one line. */
  'configurator.groupsOpen': false,
  /** Words left out of the description of a generated search result. */
  'search.removedWords': ['Liberty'] as string[],
  /** Searches that show what can be asked, in the open search on a phone; none: no examples. */
  'search.examples': [] as string[],
  /** The FAQ entry that marks the mobile-app family; 0: none. */
  'mobileApp.faqId': 0,
  'mobileApp.appStoreUrl': '',
  'mobileApp.playStoreUrl': '',
  /** The category of site documents that holds the association's mark. */
  'association.documents': 'SSPMA',
  'association.name': '',
  'association.logo': '',
  /** Whether there are pages of jobs and applications: the board, the form, and Employment under Contact. */
  'careers.isOffered': true,
  /** Whether there are posts, and events in them. */
  'blog.isOffered': true,
  /** Links of the navigation, in order: `Orders: /orders`. The menu of categories opens at `/category`. */
  'navigation.links': [
    'Products: /category',
    'Orders: /orders',
    'Contact: /contact',
    'Careers: /careers',
    'Support: /support',
    'About: /about',
  ] as string[],
  /** Quick links of the footer, in order. */
  'footer.links': [
    'About: /about',
    'Contact: /contact',
    'Support: /support',
    'Orders and Shipping: /orders/orders-and-shipping',
    'Employment: /contact/employment',
    'Application: /employment',
    'Quotes: /orders',
    'FAQ: /support/frequently-asked-questions',
  ] as string[],
  /** Id of the video about working here. */
  'careers.video': '',
  /** The two cities the plant lies between. */
  'contact.betweenCities': [] as string[],
  /** The way from outside, one for each direction. */
  'contact.directions': [] as string[],
  /** Path below /media/ of the drawn map. */
  'contact.mapPicture': '',
  /** Address of a map to be shown in a frame; it is asked for only when a visitor wants it. */
  'contact.mapEmbed': '',
  /** Address of the map service's own page. */
  'contact.mapUrl': '',
  /** Addresses of the ordering portal's own sign-in and sign-up. */
  'accounts.portalSignInUrl': '',
  'accounts.portalSignUpUrl': '',
  'social.facebook': '',
  'social.linkedIn': '',
  'social.youTube': '',
  /** The id of the outside analytics service; '': only our own counts. */
  'analytics.measurementId': '',
  /** Address a video's id is appended to. */
  'video.embedBase': 'https://www.youtube-nocookie.com/embed/',
  /** Whether the click that opens a video plays it: its host is asked then, without a press on the still that says so. */
  'privacy.embedAtOnce': false,
} as const satisfies Record<string, string | number | boolean | string[]>;

export type SettingName = keyof typeof settingDefaults;
export type Widened<T> = T extends string ? string : T extends number ? number : T extends boolean ? boolean : T;
export type Settings = { [Name in SettingName]: Widened<(typeof settingDefaults)[Name]> };

/** The settings in force: the answer of `/SiteSetup`, over the defaults. A value of another type is ignored. */
export const settingsFrom = (rows: readonly SettingAnswer[]): Settings => overDefaults(settingDefaults, rows);

/** The values of rows, by the names and types of the defaults. */
export function overDefaults<Found>(
  defaults: Readonly<Record<string, unknown>>,
  rows: readonly SettingAnswer[],
): Found {
  const given = new Map<string, unknown>(rows.map((row) => [`${row.group}.${row.key}`, row.value]));
  const entries = Object.entries(defaults).map(([name, fallback]) => {
    const value = given.get(name);
    return [name, sameType(value, fallback) ? value : fallback];
  });
  return Object.fromEntries(entries);
}

/** Whether a value fits a setting with this default. */
export function sameType(value: unknown, fallback: unknown): boolean {
  return Array.isArray(fallback) ? Array.isArray(value) : typeof value === typeof fallback;
}
