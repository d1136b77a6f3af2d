import { anonymous, answers, type Snapshot } from '@millrace/catalogue';
import { familyKey } from '../question.ts';
import type { Contender } from './contender.ts';

/** The most rows that one page of the specification's call has. */
const ROWS = 100;

/** The specification's call. It finds products alone, so each family counts where its first product stands. */
export const productSearch = (snapshot: Snapshot): Contender => ({
  name: 'products (the specification’s call)',
  find: (search) => {
    const found = answers.search(snapshot, { params: {}, query: { search, page: 1, pageSize: ROWS } }, anonymous);
    return found.ok ? [...new Set(found.answer.items.map(familyKey))] : [];
  },
});
