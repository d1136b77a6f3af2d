import { type Settings, settingDefaults } from '@millrace/contract';
import type { Setting } from '@millrace/contract/content';
import type { PrivateSettings } from '@millrace/contract/private-settings';
import { faqs } from '../faqs/index.ts';
import { idOf } from '../ids.ts';
import { productSynonyms, synonyms } from './synonyms.ts';

/** Every setting the product reads. */
const productSettings: Settings = {
  'company.name': 'Millrace Controls',
  'company.tagline': 'Leading Edge Control Products',
  'company.phone': '701-555-0142',
  'company.supportPhone': '701-555-0147',
  'company.email': 'info@millrace.example',
  'company.ordersEmail': 'orders@millrace.example',
  'company.supportEmail': 'support@millrace.example',
  'company.address': ['Millrace Controls', '1480 Weir Road', 'Tamarack Falls, ND 58099'],
  'company.mailingAddress': ['Millrace Controls', 'P.O. Box 310', 'Tamarack Falls, ND 58099'],
  'units.system': 'us',
  'company.country': 'US',
  'feeds.products': true,
  'feeds.availability': 'in_stock',
  'trade.gln': '',
  'trade.etimRelease': '10.0',
  'company.timeZone': 'America/Chicago',
  'company.hours': '8:00am to 5:00pm Monday to Friday',
  'company.approvals': 'UL 508A and UL 698A. Every product tested before it ships.',
  'company.founded': 2000,
  'company.facilitySize': 38_000,
  'company.facilityUnit': 'sq ft',
  'company.market': 'North America',
  'company.logo': 'company/logo.svg',
  'brand.shortName': 'Millrace',
  'brand.mark': '',
  'brand.markDark': '',
  'brand.accent': '#0a5fa8',
  'brand.accentDark': '#74b9f3',
  'brand.textFace': 'IBM Plex Sans',
  'brand.textFaceFile': '',
  'brand.textFaceBoldFile': '',
  'brand.codeFace': 'IBM Plex Mono',
  'brand.codeFaceFile': '',
  'brand.corner': 2,
  'brand.locale': 'en-US',
  'brand.currency': 'USD',
  'home.headline': 'Water and Wastewater Solutions - Residential | Commercial | Municipal | Industrial',
  'warranty.standard': '3-year limited warranty on standard products.',
  'warranty.custom': '1-year limited warranty on custom control panels.',
  'orders.freightThreshold': 2500,
  'orders.partNumberStarts': ['1', '2', '3', '4', '7', '8', 'A', 'D', 'E', 'J', 'M', 'P', 'S', 'W'],
  'orders.freightCountry': 'the United States',
  'orders.customProducts': 'custom controls',
  'orders.quoteNeeds': 'For a custom control send the pump data: phase, voltage, full-load amps and number of pumps.',
  'orders.parcelLimit': 80,
  'orders.parcelUnit': 'lb',
  'orders.expediteCutOff': '2:00pm Central Time',
  'returns.withinYears': 1,
  'returns.restockingFeePercent': 15,
  'configurator.groupsOpen': false,
  'search.removedWords': ['Liberty'],
  'search.examples': ['TD-3-4X-4F-040-AB-E-20', '20 ft float', 'high water alarm', 'data sheet tern'],
  'mobileApp.faqId': idOf(faqs, ({ key }) => key === 'mobile-app', 'mobile-app'),
  'mobileApp.appStoreUrl': 'https://apps.example/millrace-level',
  'mobileApp.playStoreUrl': 'https://play.example/millrace-level',
  'association.documents': 'SSPMA',
  'association.name': 'Member of the sump and sewage pump association',
  'association.logo': 'company/sspma.svg',
  'careers.isOffered': true,
  'blog.isOffered': true,
  'navigation.links': [...settingDefaults['navigation.links']],
  'footer.links': [...settingDefaults['footer.links']],
  'careers.video': 'f4ctoryTour',
  'contact.betweenCities': ['Fargo', 'Grand Forks'],
  'contact.directions': [
    'From the south: I-29 north to the Tamarack Falls exit, then right on Weir Road. The plant is the long building behind the water tower, two miles on the left.',
    'From the north: I-29 south to the same exit, then left across the interstate and on as above.',
    'Trucks: The dock is on the east side, open 7:00am to 3:30pm. Ring at door 6; there is room to turn a 53 ft trailer.',
  ],
  'contact.mapPicture': 'company/map.svg',
  'contact.mapEmbed': 'https://www.openstreetmap.org/export/embed.html?bbox=-97.4,46.8,-96.6,48.0&layer=mapnik',
  'contact.mapUrl': 'https://www.openstreetmap.org/#map=9/47.4/-97.06',
  'accounts.portalSignInUrl': 'https://orders.millrace.example/sign-in',
  'accounts.portalSignUpUrl': 'https://orders.millrace.example/sign-up',
  'social.facebook': 'https://social.example/millracecontrols',
  'social.linkedIn': 'https://network.example/company/millrace-controls',
  'social.youTube': 'https://video.example/@millracecontrols',
  'analytics.measurementId': '',
  'video.embedBase': 'https://www.youtube-nocookie.com/embed/',
  'privacy.embedAtOnce': false,
};

type Value = Setting['value'];

/** Facts of this maker that change yearly and that pages may quote. */
const publicFacts: Readonly<Record<string, Value>> = {
  'careers.hours': 'Monday-Friday 7:00am-3:30pm',
};

/** For staff only. */
const privateFacts: Readonly<Record<string, Value>> & PrivateSettings = {
  'mail.from': 'no-reply@millrace.example',
  'mail.replyTo': 'support@millrace.example',
  'mail.keepDays': 30,
  'mail.keepDeadDays': 90,
  'hr.notify': ['hr@millrace.example'],
  'hr.keepApplicationsMonths': 12,
  'history.keepMonths': 60,
  'hr.applicationsMax': 10_000,
  'hr.resumesMaxMb': 5000,
  'event.notify': ['events@millrace.example'],
  'event.registrationsMax': 10_000,
  'accounts.signUpsMax': 10_000,
  'media.uploadsMax': 20_000,
  'media.uploadsMaxMb': 20_000,
  'search.synonyms': [...synonyms],
  'search.productSynonyms': [...productSynonyms],
  'botCheck.minimumScore': 0.5,
  'botCheck.workRounds': 4000,
};

export function settings(): Setting[] {
  const rows = [
    ...Object.entries<Value>(productSettings).map(([name, value]) => ({ name, value, isPublic: true })),
    ...Object.entries(publicFacts).map(([name, value]) => ({ name, value, isPublic: true })),
    ...Object.entries(privateFacts).map(([name, value]) => ({ name, value, isPublic: false })),
  ];
  return rows.map(({ name, value, isPublic }, index) => {
    const [group = '', key = ''] = name.split('.');
    return { id: index + 1, group, key, value: Array.isArray(value) ? [...value] : value, isPublic };
  });
}
