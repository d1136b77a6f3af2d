import type { Settings } from '@millrace/contract';
import type { Setting } from '@millrace/contract/content';
import { faqs } from '../faqs/index.ts';
import { idOf } from '../rows/ids.ts';

/** Every setting the product reads. */
export const productSettings: Settings = {
  'company.name': 'Millrace Controls',
  'company.tagline': 'Leading Edge Control Products',
  'company.phone': '701-555-0142',
  'company.supportPhone': '701-555-0147',
  'company.email': 'info@millrace.example',
  'company.ordersEmail': 'orders@millrace.example',
  'company.address': ['Millrace Controls', '1480 Weir Road', 'Tamarack Falls, ND 58099'],
  'company.timeZone': 'America/Chicago',
  'company.hours': '8:00am to 5:00pm Monday to Friday',
  'company.approvals': 'UL 508A and UL 698A. Every product tested before it ships.',
  'company.logo': 'company/logo.svg',
  'home.headline': 'Water and Wastewater Solutions - Residential | Commercial | Municipal | Industrial',
  'warranty.standard': '3-year limited warranty on standard products.',
  'warranty.custom': '1-year limited warranty on custom control panels.',
  'search.removedWords': ['Liberty'],
  'mobileApp.faqId': idOf(faqs, ({ key }) => key === 'mobile-app', 'mobile-app'),
  'mobileApp.appStoreUrl': 'https://apps.example/millrace-level',
  'mobileApp.playStoreUrl': 'https://play.example/millrace-level',
  'association.name': 'Member of the sump and sewage pump association',
  'association.logo': 'company/sspma.svg',
  'social.facebook': 'https://social.example/millracecontrols',
  'social.linkedIn': 'https://network.example/company/millrace-controls',
  'social.youTube': 'https://video.example/@millracecontrols',
  'video.embedBase': 'https://www.youtube-nocookie.com/embed/',
};

type Value = Setting['value'];

/** Facts of this maker that change yearly and that pages may quote. */
const publicFacts: Readonly<Record<string, Value>> = {
  'company.founded': 2000,
  'company.facilitySqFt': 38_000,
  'company.market': 'North America',
  'orders.freightThreshold': 2500,
  'orders.expediteCutOff': '2:00pm Central Time',
  'orders.parcelLimitLb': 80,
  'returns.restockingFeePercent': 15,
  'returns.withinYears': 1,
  'event.name': 'Alderon Days 2025',
  'event.dates': 'August 13-15, 2025',
  'event.registrationDeadline': '2025-07-14',
  'event.open': true,
  'careers.video': 'f4ctoryTour',
  'careers.hours': 'Monday-Friday 7:00am-3:30pm',
  'contact.betweenCities': ['Fargo', 'Grand Forks'],
  'contact.mapPicture': 'company/map.svg',
};

/** For staff only. */
const privateFacts: Readonly<Record<string, Value>> = {
  'hr.notify': ['hr@millrace.example'],
  'hr.keepApplicationsMonths': 12,
  'event.notify': ['events@millrace.example'],
  'botCheck.minimumScore': 0.5,
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
