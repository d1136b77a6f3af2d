/**
 * The ordering guide of the Dunlin float switches as it was saved from a spreadsheet: wide, two groups beside each other and two more
 * below, semicolons, Windows-1252, a quote in a code.
 */
const lines = [
  'Dunlin float switches;;;;;;',
  'HOW TO ORDER;;;;;;valid from 2026-03-01',
  ';;;;;;',
  'Contact;;;;Mounting;;',
  'Code;Description;List;;Code;Description;List',
  'NO;normally open (pump down);30,50 ea.;;"""1/2""";½" NPT fitting;9,80',
  'NC;normally closed (pump up);30,50 ea.;;W;cable weight;11,20',
  'DT;both, SPDT†;38,00 ea.;;C;pipe clamp;6,75',
  ';;;;X;none;–',
  ';;;;;;',
  'Cord;;;;Plug ‡;;',
  'Code;Description;List;;Code;Description;List',
  '010;10 ft;0;;P1;plug, 120 V;7,50',
  '020;20 ft;+6,00;;P2;plug, 240 V;8,00',
  '030;30 ft;+12,00;;;;',
  '050;50 ft;+24,00 (stock item);;;;',
  ';;;;;;',
  '† SPDT not with a plug.;;;;;;',
  '‡ Leave out for bare ends.;;;;;;',
  'e.g. DN-NO-1/2-020-P1 = normally open, ½" fitting, 20 ft, plug 120 V: $53,80;;;;;;',
  'e.g. DN-DT-W-050;;;;;;',
];

/** Windows-1252 of the signs in it that are not Latin-1. */
const WINDOWS_1252: Readonly<Record<string, number>> = { '–': 0x96, '†': 0x86, '‡': 0x87 };

export const dunlinGuide = (): Buffer =>
  Buffer.from([...`${lines.join('\r\n')}\r\n`].map((sign) => WINDOWS_1252[sign] ?? sign.charCodeAt(0)));

export const dunlinExamples = [
  { printed: 'DN-NO-1/2-020-P1', number: 'DN-NO-1/2-020-P1', priceCents: 5380 },
  { printed: 'DN-DT-W-050', number: 'DN-DT-W-050' },
] as const;
