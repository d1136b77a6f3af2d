import writeExcelFile, { type SheetData } from 'write-excel-file/node';
import { across, merged } from '../cells.ts';

/** "Références": two groups beside each other, twice, codes that the spreadsheet made numbers, and a note between the rows. */
const references: SheetData = [
  across('PINCES PNEUMATIQUES PX — RÉFÉRENCES DE COMMANDE', 7),
  across('Tarif au 1er janvier 2027, prix publics H.T.', 7),
  [],
  [merged('Type', 3), null, null, null, merged('Taille', 3), null, null],
  ['Code', 'Désignation', 'Prix H.T.', null, 'Code', 'Désignation', 'Prix H.T.'],
  ['P', 'parallèle', 'base', null, 16, 'alésage 16 mm', '86,00 €'],
  ['A', 'angulaire (1)', '+ 14,00 €', null, 25, 'alésage 25 mm', '112,00 €'],
  [null, null, null, null, 40, 'alésage 40 mm', '1 186,50 €'],
  ['NB : la taille 32 est supprimée, voir PX2', null, null, null, null, null, null],
  [],
  [merged('Course', 3), null, null, null, merged('Joint', 3), null, null],
  ['Code', 'Désignation', 'Prix H.T.', null, 'Code', 'Désignation', 'Prix H.T.'],
  ['/4', '4 mm', 'inclus', null, 'N', 'nitrile', 'compris'],
  ['/8', '8 mm (2)', '+ 8,50 €', null, 'V', 'viton', '+ 6,20 €'],
  ['/12', '12 mm', '+ 11,00 €', null, 'S', 'silicone', 'sur demande'],
  [],
  [merged('Détection (facultatif)', 3), null, null],
  ['Code', 'Désignation', 'Prix H.T.'],
  ['-D1', '1 détecteur', '+ 31,00 €'],
  ['-D2', '2 détecteurs (3)', '+ 58,00 €'],
  [],
  ['(1) sauf joint V'],
  ['(2) sauf taille 16'],
  ['(3) uniquement avec joint N'],
  ['La course /4 n’existe pas en taille 40.'],
  [],
  ['Exemple de commande : PXP 25/8 N-D1 = 151,50 €'],
  ['PXA 16/4 N'],
];

const stock: SheetData = [
  ['Dépôt', 'Qté'],
  ['Lyon', 14],
];

export const gripperGuide = (): Promise<Buffer> =>
  writeExcelFile([
    { data: references, sheet: 'Références' },
    { data: stock, sheet: 'stock' },
  ]).toBuffer();

export const gripperExamples = [
  { printed: 'PXP 25/8 N-D1', number: 'PXP 25/8 N-D1', priceCents: 15_150 },
  { printed: 'PXA 16/4 N', number: 'PXA 16/4 N', priceCents: 10_000 },
] as const;
