import { expect, test } from 'vitest';
import { commandLimits } from './command-limits.ts';

const KB = 1024;
const said = ({ perMinute, bodyMaxBytes, isOfProcess }: (typeof commandLimits)[keyof typeof commandLimits]): string =>
  `${perMinute} a minute of ${bodyMaxBytes / KB} KB${isOfProcess === true ? ', by each node' : ''}`;

/** Bounds by what is sent: who does it, how often, and how much. */
test.each<[string, string, (keyof typeof commandLimits)[]]>([
  ['beacons of pages', '300 a minute of 64 KB, by each node', ['measurements']],
  ['checks of a session', '600 a minute of 16 KB, by each node', ['logout', 'verifyToken', 'getUser']],
  [
    'forms of accounts',
    '30 a minute of 16 KB',
    ['createUser', 'login', 'forgotPassword', 'resetPassword', 'changePassword', 'endSessions', 'confirmEmail'],
  ],
  ['own sessions, and another customer', '60 a minute of 1 KB', ['ownSessions', 'changeCustomer']],
  ['applications', '20 a minute of 256 KB', ['apply', 'applyWithFile']],
  ['registrations', '20 a minute of 32 KB', ['registerForEvent']],
  [
    'challenges of the bot check',
    '120 a minute of 1 KB',
    ['botCheck', 'deleteCarousel', 'applications', 'officeMails'],
  ],
  ['steps of staff', '120 a minute of 16 KB', ['putCarousel', 'officeBeginDraft', 'officePublish', 'officeLandImport']],
  ['texts of staff', '60 a minute of 32 KB', ['officeNoteApplication', 'officeMailApplicant']],
  ['reads of the office', '1200 a minute of 1 KB, by each node', ['officeRows', 'officeMedia', 'officeUploadBytes']],
  [
    'writes of rows',
    '1200 a minute of 2048 KB, by each node',
    ['officeChangeRow', 'officeChangeRows', 'officePlaceMedia'],
  ],
  [
    'numbers and names that are looked up',
    '1200 a minute of 128 KB, by each node',
    ['officeReadNumbers', 'officeRename'],
  ],
  ['addresses that are tried', '1200 a minute of 512 KB, by each node', ['officeTryAddresses']],
  [
    'files of staff',
    '300 a minute of 16 KB, by each node',
    ['officeUpload', 'officeBeginImport', 'officeAddImportFile'],
  ],
  ['exports', '20 a minute of 1 KB, by each node', ['officeExport', 'officeExportSite', 'officeJudgeTrade']],
  ['mappings of an import', '300 a minute of 4096 KB, by each node', ['officeMapImport', 'officeGuessImport']],
  ['a mapping that is kept', '120 a minute of 4096 KB', ['officeKeepMapping']],
  [
    'what cannot be taken back',
    '20 a minute of 1 KB',
    ['officeDeleteUser', 'officeRestoreQuarantine', 'officeExportPerson', 'officeForgetPerson'],
  ],
  ['deletions that are confirmed', '20 a minute of 8 KB', ['officeConfirmDeletions']],
])('%s: %s', (_, limits, calls) => {
  expect(calls.map((call) => said(commandLimits[call]))).toEqual(calls.map(() => limits));
});

test('what is refused for its size is within what the process takes in at all', () => {
  const largest = Math.max(...Object.values(commandLimits).map(({ bodyMaxBytes }) => bodyMaxBytes));
  expect(largest).toBe(4096 * KB);
});
