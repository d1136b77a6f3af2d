import { expect, test } from 'vitest';
import { NEW_PASSWORD_MIN, PASSWORD_MIN } from './accounts/accounts.ts';
import { INTERN } from './careers/employment.ts';
import * as constants from './constants.ts';
import { employmentTypes } from './content/employment-types.ts';
import { jobOrders } from './pages/pages.ts';
import { privateSettingDefaults } from './settings/private-settings.ts';
import { settingDefaults } from './settings/settings.ts';

test('the constants of specification 9 are what it says', () => {
  expect(constants).toMatchObject({
    SEARCH_PAGE_SIZE: 10,
    SEARCH_DROPDOWN_SIZE: 4,
    NAVIGATION_DEBOUNCE_MS: 200,
    SEARCH_DEBOUNCE_MS: 500,
    PAGE_SIZE_DEBOUNCE_MS: 100,
    DESCRIPTION_CLAMP: 350,
    THUMBNAILS_AT_ONCE: 3,
    LINK_COPIED_MS: 3000,
    CAROUSEL_INTERVAL_MS: 5000,
    ATTENDING_DEFAULT: 1,
  });
  expect([PASSWORD_MIN, NEW_PASSWORD_MIN]).toEqual([6, 8]);
  expect(employmentTypes).toEqual(['Full-Time', 'Part-Time', 'Seasonal', 'Internship', 'Remote']);
  expect(INTERN).toBe('Intern');
  expect(jobOrders).toEqual(['Newest', 'Oldest']);
});

test('orders and returns are those of specification 9 while staff have set nothing', () => {
  expect(settingDefaults).toMatchObject({
    'orders.freightThreshold': 2500,
    'orders.parcelLimit': 80,
    'orders.parcelUnit': 'lb',
    'orders.expediteCutOff': '2:00pm Central Time',
    'orders.partNumberStarts': [...'123478ADEJMPSW'],
    'returns.withinYears': 1,
    'returns.restockingFeePercent': 15,
  });
});

test('what nobody has set and would promise or measure something is nothing', () => {
  const { 'company.founded': founded, 'company.facilitySize': area, 'mobileApp.faqId': faq } = settingDefaults;
  expect([founded, area, faq]).toEqual([0, 0, 0]);
  expect([settingDefaults['configurator.groupsOpen'], settingDefaults['privacy.embedAtOnce']]).toEqual([false, false]);
});

test('records are kept as long as, and as many as, docs/operations.md says', () => {
  expect(privateSettingDefaults).toMatchObject({
    'mail.keepDays': 30,
    'mail.keepDeadDays': 90,
    'hr.keepApplicationsMonths': 12,
    'history.keepMonths': 60,
    'hr.applicationsMax': 10_000,
    'hr.resumesMaxMb': 5000,
    'event.registrationsMax': 10_000,
    'accounts.signUpsMax': 10_000,
    'botCheck.minimumScore': 0.5,
    'botCheck.workRounds': 4000,
  });
});

test('more is not searched for, sent or uploaded than the server can bear', () => {
  expect(constants).toMatchObject({
    SEARCH_PAGE_SIZE_MAX: 100,
    SEARCH_TEXT_MAX: 200,
    FOUND_ITEMS: 4,
    FOUND_ITEMS_MAX: 50,
    UPLOAD_MAX_BYTES: 10_485_760,
    LINE_MAX: 200,
    MEASUREMENT_WORDS_MAX: 60,
    MEASUREMENT_LABEL_MAX: 200,
  });
});
