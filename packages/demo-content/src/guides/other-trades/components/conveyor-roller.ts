import type { OtherGuide } from '../other-guide.ts';

const text = `Rollex Conveyor Components;;;;
Gravity rollers series RG – how to order;;;;
Prices in € per piece, 2026;;;;
;;;;
Digit;Characteristic;Code;Meaning;Add
1st – 2nd digit;Series;RG;Gravity roller, spring loaded axle;8,40 €
3rd digit;Tube diameter;2;30 mm;n/c
;;4;50 mm;1,20 €
;;6;60 mm;2,90 €
4th digit;Tube material;Z;Steel, zinc-plated;n/c
;;S;Stainless steel 1.4301;6,30 €
;;P;PVC, grey †;0,40 €
;;;;
5th digit;Bearing;B;Ball bearing, steel;n/c
;;K;Plastic bearing, washable;1,10 €
6th – 7th digit;Axle;08;Ø 8 mm;n/c
;;10;Ø 10 mm;0,35 €
;;12;Ø 12 mm *;0,80 €
;;11;Hexagon 11 mm;0,95 €
8th – 11th digit;Length EL;0200 – 1600;Installed length, 200 to 1600 in steps of 5 mm;0,004 € per mm
12th digit;Groove;;none;n/c
;;G;two grooves for round belt;2,75 €
;;T;toothed belt head;P.O.A.
;;;;
* not with tube diameter 2;;;;
† only with bearing K;;;;
;;;;
Order example;RG4ZB080450G;;;
"For a stainless roller of 60 mm with hexagon axle, 800 mm long, write RG6SB110800 on your order.";;;;
`;

/** Signs of Windows-1252 beyond Latin-1 that stand in the text. */
const SIGNS: Readonly<Record<string, number>> = { '€': 0x80, '†': 0x86, '–': 0x96 };

/**
 * Conveyor rollers: a CSV of Windows-1252 with semicolons, places such as `1st – 2nd digit`, and a length in steps with a price by the
 * mm.
 */
export const conveyorRoller: OtherGuide = {
  file: 'RG rollers.csv',
  bytes: async () => Uint8Array.from(text.replaceAll('\n', '\r\n'), (sign) => SIGNS[sign] ?? sign.charCodeAt(0)),
  examples: [
    { printed: 'RG4ZB080450G', number: 'RG4ZB080450G', priceCents: 1415 },
    { printed: 'RG6SB110800', number: 'RG6SB110800', priceCents: 2175 },
  ],
  groups: ['Series', 'Tube diameter', 'Tube material', 'Bearing', 'Axle', 'Length EL', 'Groove'],
  refused: ['RG2ZB120450', 'RG4PB080450', 'RG4ZB080452', 'RG4ZB081605'],
  told: [],
};
