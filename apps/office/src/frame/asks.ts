import { contentKindNames } from '@millrace/contract/content';
import {
  applicationStatuses,
  mailStates,
  uploadTypeNames,
  userSorts,
  userStates,
  verdictStates,
} from '@millrace/contract/office';
import { A_DAY, A_NUMBER, type Asks } from '../navigation/known-words.ts';
import { studioTabs } from '../studio/ground/studio-tab.ts';

const page = A_NUMBER;
const search = null;

/** The parameters of the addresses of pages, with the words that each may be. Values that only content knows are told by the pages. */
export const asks = {
  applications: { id: null, status: applicationStatuses, search, page },
  /** A user, a token or `new`. */
  chosen: { of: null },
  history: { words: null, kind: contentKindNames, id: A_NUMBER, by: null, from: A_DAY, to: A_DAY, against: A_NUMBER },
  imports: { import: null, sheet: /^\d{1,4}$/, show: [...verdictStates, 'doubtful', 'all'], q: null, page },
  log: { who: null, action: null, subject: null, from: A_DAY, to: A_DAY },
  mails: { id: null, state: mailStates, search, page },
  media: {
    folder: null,
    search,
    type: ['pictures', 'documents', 'drawings', ...uploadTypeNames],
    unused: ['true'],
    page,
    uri: null,
  },
  registrations: { event: null },
  row: { at: null },
  settings: { at: null },
  studio: {
    tab: studioTabs,
    group: null,
    option: null,
    number: null,
    with: null,
    shown: null,
  },
  tree: { category: A_NUMBER },
  users: { search, state: userStates, sort: userSorts, page },
} as const satisfies Record<string, Asks>;
