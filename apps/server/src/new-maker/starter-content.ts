import { makerQuestions, type SettingName, type Settings, settingDefaults } from '@millrace/contract';
import { type Content, emptyContent, type Setting, type SiteDocument, toReplace } from '@millrace/contract/content';

/** The answers of a new maker. A setting that is absent keeps words to replace, or none. */
export type MakerAnswers = Partial<Settings>;

/** The settings of the questions, and that of the mark. */
const askedNames: readonly SettingName[] = [...makerQuestions.map(({ setting }) => setting), 'company.logo'];

/** The settings whose defaults tell of one trade or country, as a new maker begins. */
const beginnings = {
  'company.tagline': toReplace('what you make, in a few words'),
  'company.hours': toReplace('the hours in which somebody answers the phone'),
  'home.headline': toReplace('what you make, and for whom'),
  'warranty.standard': toReplace('how long the warranty of your products lasts'),
  'warranty.custom': '',
  'orders.partNumberStarts': [],
  'orders.quoteNeeds': '',
  // Terms are the maker's own: none is promised until they say from what amount.
  'orders.freightThreshold': 0,
  'orders.freightCountry': toReplace('the country that you deliver to'),
  'orders.parcelUnit': toReplace('kg, or lb: up to this weight goods go as a parcel'),
  'orders.expediteCutOff': toReplace('the hour until which an order goes out the same day'),
  // Not every maker has jobs to offer or news to tell: who has switches them on.
  'association.documents': 'Association',
  'careers.isOffered': false,
  'blog.isOffered': false,
  'search.removedWords': [],
} as const satisfies Partial<Settings>;

const prose = (category: string, name: string, htmlContent: string) => ({ category, name, htmlContent });
const paragraphs = (...texts: readonly string[]): string => texts.map((text) => `<p>${text}</p>`).join('\n');

/** The texts that every maker needs. */
const texts = [
  prose(
    'About',
    'About us',
    paragraphs(
      toReplace('who you are: since when, where, and how many people'),
      toReplace('what you make, and what you are known for'),
      toReplace('for whom, and how one comes to buy from you'),
    ),
  ),
  prose('Support', 'Support note', paragraphs(toReplace('what somebody should have at hand who asks for help'))),
];

/** The content of a maker who has none yet: settings and texts, with words to replace. No row of it is of a catalogue. */
export function starterContent(answers: MakerAnswers = {}): Content {
  // The rows of the questions are there from the beginning, to be typed into.
  const asked = Object.fromEntries(askedNames.map((name) => [name, settingDefaults[name]]));
  const settings = Object.entries<Setting['value']>({ ...asked, ...beginnings, ...answers });
  return {
    ...emptyContent(),
    settings: settings.map(([name, value], index) => ({ id: index + 1, ...keyOf(name), value, isPublic: true })),
    siteDocuments: texts.map(
      (text, index): SiteDocument => ({
        id: index + 1,
        ...text,
        uri: '',
        filename: '',
        isLive: true,
        position: index,
      }),
    ),
  };
}

/** The group and the key of a setting's name. */
export function keyOf(name: string): Pick<Setting, 'group' | 'key'> {
  const [group = '', key = ''] = name.split('.');
  return { group, key };
}
