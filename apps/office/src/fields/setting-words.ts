import type { SettingName } from '@millrace/contract';
import type { PrivateSettingName } from '@millrace/contract/private-settings';
import { FACE_MAX_BYTES } from '@millrace/look/face-limits';
import { faceNames } from '@millrace/look/packaged-faces';

/** A setting that the product reads. */
export type KnownSetting = SettingName | PrivateSettingName;

/** The words of a setting: its name for people, and what it changes. */
export interface SettingWords {
  label: string;
  help: string;
  /** Other than the type of its default says. `question` names a question by its id. */
  widget?: 'long-text' | 'picture' | 'face' | 'question';
  /** The values that may be chosen. */
  choices?: readonly string[];
}

/** The heading that the settings of each group stand below. A group of the maker's own stands below its name. */
export const settingGroups: Readonly<Record<string, string>> = {
  company: 'Company',
  brand: 'Brand',
  navigation: 'Navigation and footer',
  footer: 'Navigation and footer',
  home: 'Home page',
  contact: 'Location',
  social: 'Social media',
  association: 'Association',
  orders: 'Orders and shipping',
  warranty: 'Warranty and returns',
  returns: 'Warranty and returns',
  accounts: 'Accounts',
  units: 'Units',
  configurator: 'Configurator',
  search: 'Search',
  mobileApp: 'Mobile app',
  careers: 'Careers',
  blog: 'Blog',
  hr: 'Applications for jobs',
  event: 'Registrations for events',
  mail: 'Mails',
  video: 'Videos and privacy',
  privacy: 'Videos and privacy',
  analytics: 'Videos and privacy',
  botCheck: 'Check of forms',
  history: 'What is kept',
  media: 'What is kept',
};

const COMPANY_PAGE = 'On About and in what search engines read.';

/** Every setting that the product reads, in the order of the page. One that is missing here is a type error. */
export const settingWords: Readonly<Record<KnownSetting, SettingWords>> = {
  'company.name': { label: 'Name', help: 'On every page, document and mail, and in the titles of the browser.' },
  'company.tagline': { label: 'Tagline', help: 'Beside the name: on About, cards and covers of documents.' },
  'company.phone': {
    label: 'Phone',
    help: 'At the top of every page, on documents, and wherever a price is asked for.',
  },
  'company.supportPhone': { label: 'Phone of support', help: 'On pages of support and of families.' },
  'company.email': { label: 'E-mail', help: 'At the foot of every page and where a form cannot be sent.' },
  'company.ordersEmail': { label: 'E-mail for orders', help: 'At the foot of every page and on price lists.' },
  'company.supportEmail': {
    label: 'E-mail of support',
    help: 'Beside questions to support; answers to mails go there.',
  },
  'company.address': { label: 'Address', help: 'The postal address, line by line, the name first.' },
  'company.mailingAddress': { label: 'Address for letters', help: 'If it differs from the address.' },
  'company.country': {
    label: 'Country',
    help: 'Its code, such as US or DE: how phone numbers are dialled, addresses are read, and on what paper documents are made.',
  },
  'company.timeZone': {
    label: 'Time zone',
    help: 'Such as Europe/Berlin. Dates are shown in it, and drafts are published at its times.',
  },
  'company.hours': { label: 'Hours', help: 'When the phone is answered.' },
  'company.approvals': {
    label: 'Approvals',
    help: 'At the foot of every page, on About and on covers of documents.',
    widget: 'long-text',
  },
  'company.founded': { label: 'Founded', help: `The year; 0 shows none. ${COMPANY_PAGE}` },
  'company.facilitySize': { label: 'Size of the plant', help: 'A number; 0 shows none. On About.' },
  'company.facilityUnit': { label: 'Unit of that size', help: 'Such as sq ft or m².' },
  'company.market': { label: 'Market', help: `Where you sell. ${COMPANY_PAGE}` },
  'company.logo': {
    label: 'Logo',
    help: 'With the mark at its left. In what search engines read, and for the mark where there is none.',
    widget: 'picture',
  },
  'brand.shortName': { label: 'Short name', help: 'Under the icon on a phone; empty: the whole name.' },
  'brand.mark': {
    label: 'Mark',
    help: 'A square SVG: on every page, mail and icon. Without one it is cut out of the logo, or is the first letter of the name.',
    widget: 'picture',
  },
  'brand.markDark': {
    label: 'Mark on dark',
    help: 'Its sibling for dark pages; empty: the same mark.',
    widget: 'picture',
  },
  'brand.accent': {
    label: 'Colour on light',
    help: 'Such as #2a6f4e: links, main buttons and what is chosen. Text has to be readable in it, at 4.5 to 1.',
  },
  'brand.accentDark': {
    label: 'Colour on dark',
    help: 'Its sibling for dark pages, readable at 4.5 to 1; empty: made of the other.',
  },
  'brand.textFace': {
    label: 'Face for text',
    help: 'Of pages, documents, cards and drawings. All of these are free to use, and come with the program.',
    choices: faceNames('text'),
  },
  'brand.textFaceFile': {
    label: 'Your own face for text',
    help: `A WOFF2 file of up to ${FACE_MAX_BYTES >> 10} KB with Latin letters, in place of the one above. One with an axis of weight is best.`,
    widget: 'face',
  },
  'brand.textFaceBoldFile': {
    label: 'Its bold sibling',
    help: 'A second WOFF2 file, where the first has one weight. Without it, browsers thicken the first.',
    widget: 'face',
  },
  'brand.codeFace': {
    label: 'Face for numbers and codes',
    help: 'Of model numbers, part numbers and amounts.',
    choices: faceNames('code'),
  },
  'brand.codeFaceFile': {
    label: 'Your own face for numbers',
    help: 'A WOFF2 file in place of the one above. All its signs should be as wide, or columns of codes do not line up.',
    widget: 'face',
  },
  'brand.corner': { label: 'Corners', help: 'Pixels by which they are rounded, from 0 to 12.' },
  'brand.locale': {
    label: 'Numbers and dates as in',
    help: 'A language tag, such as en-GB or de-DE: on pages, documents and mails, and in this office.',
  },
  'brand.currency': { label: 'Currency', help: 'Its code, such as EUR or CHF. All prices are in it.' },
  'navigation.links': {
    label: 'Links of the navigation',
    help: 'One a line, such as “Orders: /orders”, in order. The menu of categories opens at /category.',
  },
  'footer.links': { label: 'Quick links of the footer', help: 'One a line, such as “About: /about”, in order.' },
  'home.headline': { label: 'Headline', help: 'At the top of the home page, and its title.', widget: 'long-text' },
  'contact.betweenCities': { label: 'Between the cities', help: 'The two cities that the plant lies between.' },
  'contact.directions': { label: 'Directions', help: 'The way from outside, one direction a line.' },
  'contact.mapPicture': { label: 'Drawn map', help: 'On Location.', widget: 'picture' },
  'contact.mapEmbed': {
    label: 'Map in a frame',
    help: 'The address of a map that is shown when a visitor asks for it. Its host is then allowed on the page.',
  },
  'contact.mapUrl': { label: 'Page of the map', help: 'The address of the map at its service, for a link.' },
  'social.facebook': { label: 'Facebook', help: 'An address at the foot of every page; empty shows none.' },
  'social.linkedIn': { label: 'LinkedIn', help: 'An address at the foot of every page; empty shows none.' },
  'social.youTube': { label: 'YouTube', help: 'An address at the foot of every page; empty shows none.' },
  'association.documents': {
    label: 'Documents of the association',
    help: 'The category of site documents that holds its mark for About.',
  },
  'association.name': {
    label: 'Association',
    help: 'The words on membership, at the foot of every page and on About.',
  },
  'association.logo': {
    label: 'Logo of the association',
    help: 'Its mark, at the foot of every page.',
    widget: 'picture',
  },
  'orders.freightThreshold': {
    label: 'Freight allowed from',
    help: 'An amount of standard products; 0 allows none. On Orders and shipping.',
  },
  'orders.partNumberStarts': {
    label: 'Part numbers of standard products',
    help: 'How they begin, one beginning a line. On Orders and shipping.',
  },
  'orders.freightCountry': {
    label: 'Freight allowed within',
    help: 'As it stands in a sentence: the European Union. On Orders and shipping.',
  },
  'orders.customProducts': {
    label: 'Goods made to order',
    help: 'As they stand in a sentence: no freight is allowed on them, and they are not returnable.',
  },
  'orders.quoteNeeds': {
    label: 'What a quote needs',
    help: 'A sentence on what a request has to say; empty shows none. On Orders and shipping.',
    widget: 'long-text',
  },
  'orders.parcelLimit': { label: 'Heaviest parcel', help: 'A number. On Orders and shipping.' },
  'orders.parcelUnit': { label: 'Unit of that weight', help: 'Such as lb or kg.' },
  'orders.expediteCutOff': {
    label: 'Rush orders until',
    help: 'The time of day with its zone. On Orders and shipping.',
  },
  'warranty.standard': {
    label: 'Warranty of standard products',
    help: 'On Warranty and returns, at the foot of every page, and in the warranty document.',
    widget: 'long-text',
  },
  'warranty.custom': {
    label: 'Warranty of goods made to order',
    help: 'On Warranty and returns, at the foot of every page, and in the warranty document.',
    widget: 'long-text',
  },
  'returns.withinYears': { label: 'Returned within', help: 'Years. On Warranty and returns.' },
  'returns.restockingFeePercent': { label: 'Restocking fee', help: 'Per cent. On Warranty and returns.' },
  'accounts.portalSignInUrl': {
    label: 'Sign-in of the ordering portal',
    help: 'Linked from Sign in; empty shows no link.',
  },
  'accounts.portalSignUpUrl': {
    label: 'Sign-up of the ordering portal',
    help: 'Linked from Sign up; empty shows no link.',
  },
  'accounts.signUpsMax': {
    label: 'Sign-ups on record',
    help: 'At most so many whose address is not confirmed; one more is refused.',
  },
  'units.system': {
    label: 'Units at first',
    help: 'us or metric: measures are shown in them until a visitor chooses others.',
  },
  'feeds.products': {
    label: 'Product feed',
    help: 'Products with a price at /feeds/products.csv and /feeds/products.xml, for search engines and shops.',
  },
  'feeds.availability': {
    label: 'Availability in the feed',
    help: 'in_stock, backorder, preorder or out_of_stock: said of every product.',
  },
  'trade.gln': { label: 'GLN', help: 'The number of the company in files for distributors, 13 digits.' },
  'trade.etimRelease': { label: 'Release of ETIM', help: 'Of which the classes and features are, such as 10.0.' },
  'configurator.groupsOpen': {
    label: 'All groups open',
    help: 'Questions that are answered stay open, in place of folding to one line.',
  },
  'search.synonyms': {
    label: 'Words that mean the same',
    help: 'The phrases of a line, between commas: who searches for one finds the others too, such as “cord, cable, lead”.',
  },
  'search.productSynonyms': {
    label: 'The same in lists of products',
    help: 'For the search of products by their own words, such as “three phase, 3 phase”.',
  },
  'search.examples': {
    label: 'Examples of searches',
    help: 'Offered on a phone before anything is typed: a number and some words; none shows no examples.',
  },
  'search.removedWords': { label: 'Words left out', help: 'Of the description of a number that search reads.' },
  'mobileApp.faqId': {
    label: 'Question about the app',
    help: 'Families that have this question show the links to the stores.',
    widget: 'question',
  },
  'mobileApp.appStoreUrl': { label: 'App Store', help: 'The address of the app.' },
  'mobileApp.playStoreUrl': { label: 'Play Store', help: 'The address of the app.' },
  'careers.isOffered': {
    label: 'Pages of jobs',
    help: 'Careers, the application form, and Employment under Contact. Switched off, their addresses name nothing.',
  },
  'blog.isOffered': { label: 'Blog', help: 'Posts and events. Switched off, their addresses name nothing.' },
  'careers.video': { label: 'Video about working here', help: 'The id of the video at its host. On Employment.' },
  'hr.notify': { label: 'Who gets applications', help: 'E-mail addresses, one a line.' },
  'hr.keepApplicationsMonths': {
    label: 'Applications are kept',
    help: 'Months, from 1 to 600; then they and their files are deleted.',
  },
  'hr.applicationsMax': { label: 'Applications on record', help: 'At most so many; one more is refused.' },
  'hr.resumesMaxMb': { label: 'Room for their files', help: 'In MB, from 10.' },
  'event.notify': { label: 'Who gets registrations', help: 'E-mail addresses, one a line.' },
  'event.registrationsMax': {
    label: 'Registrations on record',
    help: 'At most so many, of all events; one more is refused.',
  },
  'mail.from': { label: 'Sender', help: 'Empty: the e-mail of the company.' },
  'mail.replyTo': { label: 'Answers go to', help: 'Empty: the e-mail of support, or of the company.' },
  'mail.keepDays': { label: 'Mails are kept', help: 'Days after they were sent.' },
  'mail.keepDeadDays': { label: 'Failed mails are kept', help: 'Days after they were given up.' },
  'video.embedBase': { label: 'Player of videos', help: 'The address that the id of a video is put behind.' },
  'privacy.embedAtOnce': {
    label: 'Videos play at once',
    help: 'The click that opens a video plays it. Otherwise a second press on its picture asks the host.',
  },
  'analytics.measurementId': {
    label: 'Outside analytics',
    help: 'The id of your property at Google Analytics; empty: only the site’s own counts.',
  },
  'botCheck.minimumScore': {
    label: 'Least score of a form',
    help: 'From 0, a program, to 1, a person. Forms below it are refused.',
  },
  'botCheck.workRounds': {
    label: 'Work for a form',
    help: 'Rounds that a browser computes, to 100,000: twice as many take twice as long. Raise it during an attack.',
  },
  'history.keepMonths': { label: 'History is kept', help: 'Months, from 1 to 600: the changes of each publication.' },
  'media.uploadsMax': {
    label: 'Uploaded files',
    help: 'At most so many, with those that drafts and the history still name.',
  },
  'media.uploadsMaxMb': { label: 'Room for uploaded files', help: 'In MB, from 50.' },
};
