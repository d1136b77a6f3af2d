import { isUnitSystem, type SettingName, sameType, settingDefaults, unitSystems } from '@millrace/contract';
import type { Setting } from '@millrace/contract/content';
import {
  isKeepMonths,
  KEEP_MONTHS_MAX,
  MEDIA_LEAST_MB,
  type PrivateSettingName,
  privateSettingDefaults,
  RESUMES_LEAST_MB,
  STORED_MOST,
} from '@millrace/contract/private-settings';
import { synonymsFault } from '../../language/synonyms.ts';
import type { Candidate } from '../../tables/candidate.ts';
import { type Check, error } from '../check.ts';
import {
  accentFaultOf,
  cornerFault,
  countryFault,
  currencyFault,
  faceFaultOf,
  faceFileFault,
  linksFault,
  localeFault,
  markFault,
} from './brand-faults.ts';

/** The settings the product reads are of their type and name things that exist; others are nobody's business here. */
export const checkSettings: Check = function* (candidate) {
  for (const setting of candidate.content.settings) {
    const name = `${setting.group}.${setting.key}`;
    if (!isSettingName(name)) continue;
    const where = { kind: 'settings', id: setting.id, path: ['value'] } as const;
    if (!sameType(setting.value, defaults[name]))
      yield error('setting-type', where, `${name} must be ${typeWords(defaults[name])}.`);
    else {
      const fault = valueRules[name]?.(setting.value, candidate) ?? null;
      const { path, message } =
        typeof fault === 'string' ? { path: [], message: fault } : (fault ?? { path: [], message: null });
      if (message !== null)
        yield error('setting-value', { ...where, path: [...where.path, ...path] }, `${name}: ${message}`);
    }
  }
};

type KnownName = SettingName | PrivateSettingName;
const defaults = { ...settingDefaults, ...privateSettingDefaults };
const isSettingName = (name: string): name is KnownName => Object.hasOwn(defaults, name);

const typeWords = (value: unknown): string => (Array.isArray(value) ? 'a list of texts' : `a ${typeof value}`);

/** A phone is then busy for some six seconds. */
const WORK_ROUNDS_MAX = 100_000;

/** In words alone, or with the way to the element of a list. */
type ValueFault = string | { path: number[]; message: string } | null;

/** The fault of a value of the right type, or null. */
const valueRules: { readonly [Name in KnownName]?: (value: Setting['value'], candidate: Candidate) => ValueFault } = {
  'company.timeZone': (value) => (isTimeZone(String(value)) ? null : `${value} is no time zone.`),
  'company.country': countryFault,
  'brand.accent': accentFaultOf('light'),
  'brand.accentDark': accentFaultOf('dark'),
  'brand.corner': cornerFault,
  'brand.locale': localeFault,
  'brand.currency': currencyFault,
  'brand.mark': markFault,
  'brand.markDark': markFault,
  'brand.textFace': faceFaultOf('text'),
  'brand.textFaceFile': faceFileFault,
  'brand.textFaceBoldFile': faceFileFault,
  'brand.codeFace': faceFaultOf('code'),
  'brand.codeFaceFile': faceFileFault,
  'navigation.links': linksFault,
  'footer.links': linksFault,
  'feeds.availability': (value) =>
    ['in_stock', 'backorder', 'preorder', 'out_of_stock'].includes(String(value))
      ? null
      : 'must be in_stock, backorder, preorder or out_of_stock.',
  'trade.gln': (value) => (/^(?:\d{13})?$/.test(String(value)) ? null : 'must be 13 digits.'),
  'trade.etimRelease': (value) => (/^\d{1,2}\.\d$/.test(String(value)) ? null : 'must be a release such as 10.0.'),
  'units.system': (value) => (isUnitSystem(value) ? null : `must be ${unitSystems.join(' or ')}.`),
  'mobileApp.faqId': (value, { content }) =>
    value === 0 || content.faqs.some(({ id }) => id === value) ? null : `question ${value} does not exist.`,
  'mobileApp.appStoreUrl': linkFault,
  'mobileApp.playStoreUrl': linkFault,
  'contact.mapEmbed': linkFault,
  'contact.mapUrl': linkFault,
  'accounts.portalSignInUrl': linkFault,
  'accounts.portalSignUpUrl': linkFault,
  'social.facebook': linkFault,
  'social.linkedIn': linkFault,
  'social.youTube': linkFault,
  'video.embedBase': linkFault,
  'search.synonyms': (value) => synonymsFault(Array.isArray(value) ? value : []),
  'search.productSynonyms': (value) => synonymsFault(Array.isArray(value) ? value : []),
  'mail.from': addressFault,
  'mail.replyTo': addressFault,
  'mail.keepDays': daysFault,
  'mail.keepDeadDays': daysFault,
  'hr.keepApplicationsMonths': monthsFault,
  'history.keepMonths': monthsFault,
  'hr.applicationsMax': storedFault,
  'hr.resumesMaxMb': (value) =>
    isWithin(value, RESUMES_LEAST_MB, STORED_MOST) ? null : `must be a whole number of MB, from ${RESUMES_LEAST_MB}.`,
  'event.registrationsMax': storedFault,
  'accounts.signUpsMax': storedFault,
  'media.uploadsMax': storedFault,
  'media.uploadsMaxMb': (value) =>
    isWithin(value, MEDIA_LEAST_MB, STORED_MOST) ? null : `must be a whole number of MB, from ${MEDIA_LEAST_MB}.`,
  'botCheck.minimumScore': (value) => (Number(value) >= 0 && Number(value) <= 1 ? null : 'must be from 0 to 1.'),
  'botCheck.workRounds': (value) =>
    isWithin(value, 1, WORK_ROUNDS_MAX) ? null : `must be a whole number to ${WORK_ROUNDS_MAX}.`,
};

const isWithin = (value: Setting['value'], least: number, most: number): boolean =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

function isTimeZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
}

/** Pages put these into links and frames. */
function linkFault(value: Setting['value']): string | null {
  const text = String(value);
  return text === '' || (/^https?:\/\//i.test(text) && URL.canParse(text)) ? null : 'must be an address with https://.';
}

function addressFault(value: Setting['value']): string | null {
  return value === '' || /^[^\s@<>,;]+@[^\s@<>,;]+$/.test(String(value)) ? null : 'must be one address without a name.';
}

function storedFault(value: Setting['value']): string | null {
  return isWithin(value, 1, STORED_MOST) ? null : `must be a whole number, from 1 to ${STORED_MOST}.`;
}

function monthsFault(value: Setting['value']): string | null {
  return isKeepMonths(value) ? null : `must be a whole number of months, from 1 to ${KEEP_MONTHS_MAX}.`;
}

function daysFault(value: Setting['value']): string | null {
  return Number.isInteger(value) && Number(value) >= 1 ? null : 'must be a whole number of days, at least 1.';
}
