import writeExcelFile, { type SheetData } from 'write-excel-file/node';
import { across, merged } from '../cells.ts';

const code: SheetData = [
  across('VÉRINS ROTATIFS VR — CODIFICATION ET TARIF 01/2027', 9),
  ['Tarif public H.T. en euros, départ usine', null, null, null, null, null, null, 'annule et remplace 06/2026', null],
  [],
  [merged('① Alésage', 4), null, null, null, null, merged('② Angle de rotation', 4), null, null, null],
  ['Repère', 'Libellé', 'P.U. H.T.', null, null, 'Repère', 'Libellé', 'P.U. H.T.', null],
  [8, 'Ø 8 mm', '142,00', null, null, 90, '90°', 'compris', null],
  [12, 'Ø 12 mm', '168,40', null, null, 180, '180°', '+ 12,60', null],
  [20, 'Ø 20 mm', '214,00', null, null, 270, '270° *', '+ 31,20', null],
  [32, 'Ø 32 mm', 'nous consulter', null, null, null, null, null, null],
  [],
  [merged('③ Amortissement', 4), null, null, null, null, merged('④ Matière', 4), null, null, null],
  ['Repère', 'Libellé', 'P.U. H.T.', null, null, 'Repère', 'Libellé', 'P.U. H.T.', null],
  ['E', 'élastique', 'compris', null, null, 'A', 'aluminium anodisé', 'compris', null],
  ['H', 'hydraulique **', '+ 58,00', null, null, 'X', 'inox 304 L', '+ 96,50', null],
  [null, null, null, null, null, 'P', 'polymère ***', '- 18,00', null],
  [],
  [merged('⑤ Capteurs (à ne préciser que si nécessaire)', 4), null, null, null, null, null, null, null, null],
  ['Repère', 'Libellé', 'P.U. H.T.', null, null, null, null, null, null],
  ['C1', '1 capteur reed', '+ 19,90', null, null, null, null, null, null],
  ['C2', '2 capteurs reed', '+ 39,80', null, null, null, null, null, null],
  ['CN', 'sur cahier des charges', 'nous consulter', null, null, null, null, null, null],
  [],
  ['* n’est pas disponible en Ø 8 mm'],
  ['** seulement avec Ø 20 mm ou Ø 32 mm'],
  ['*** sauf amortissement hydraulique'],
  [],
  ['Exemple de commande :', null, 'VR08-180-E-A-C1', null, null, 'soit 174,50 € H.T.', null, null, null],
  ['Autre exemple :', null, 'VR20-270-H-X', null, null, 'soit 399,70 € H.T.', null, null, null],
];

export const rotaryGuide = (): Promise<Buffer> => writeExcelFile([{ data: code, sheet: 'Feuil1' }]).toBuffer();

export const rotaryExamples = [
  { printed: 'VR08-180-E-A-C1', number: 'VR08-180-E-A-C1', priceCents: 17_450 },
  { printed: 'VR20-270-H-X', number: 'VR20-270-H-X', priceCents: 39_970 },
] as const;
