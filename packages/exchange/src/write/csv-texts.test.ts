import { expect, test } from 'vitest';
import { csvTexts } from './csv-texts.ts';

test('only money has two decimals, and only texts are guarded', () => {
  const columns = [
    { heading: '=Part', width: 10, isMoney: false },
    { heading: 'Pieces', width: 10, isMoney: false },
    { heading: 'Price', width: 10, isMoney: true },
  ];
  const rows = [
    ['-1', -1, -1.5],
    ['B', 2, null],
  ];
  expect([...csvTexts({ name: 'Sheet', columns, rows })].join('')).toBe(
    "\uFEFF'=Part,Pieces,Price\r\n'-1,-1,-1.50\r\nB,2,\r\n",
  );
});
