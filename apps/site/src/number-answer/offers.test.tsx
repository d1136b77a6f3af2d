import type { NearNumber } from '@millrace/contract';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Offers } from './offers.tsx';

const nearly: Pick<NearNumber, 'offers' | 'family' | 'cells'> = {
  family: { name: 'Sora', slug: 'sora', intrinsicallySafe: false },
  cells: [],
  offers: [
    { group: 'Mounting', code: 'C', words: 'pipe clamp', modelNumber: 'SN-16-C', price: 46.85 },
    { group: '', code: '', words: '', modelNumber: 'SN-16', price: 40.1 },
  ],
};

test('a number that leaves the wrong cell out says so', () => {
  const page = renderToString(<Offers nearly={nearly} />).replaceAll('<!-- -->', '');
  expect(page).toContain('C, pipe clamp <b class="figures">$46.85');
  expect(page).toContain('Without it <b class="figures">$40.10');
});
