import type { SupportDocumentType } from '@millrace/contract';
import { expect, test } from 'vitest';
import { documentTypeWords, shownDocumentTypes } from './document-types.ts';

const categories = [{ name: 'Panels', documents: [] }];
const type = (
  name: SupportDocumentType['name'],
  shelves: SupportDocumentType['categories'] = categories,
): SupportDocumentType => ({
  name,
  categories: shelves,
});

test('kinds with documents are shown in the order they come, with their words; MDF never', () => {
  const shown = shownDocumentTypes([type('UG'), type('MDF'), type('TDS', []), type('QSG')]);
  expect(shown).toEqual([
    { code: 'UG', ...documentTypeWords.UG, categories },
    { code: 'QSG', ...documentTypeWords.QSG, categories },
  ]);
});
