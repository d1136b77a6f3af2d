/**
 * A CSV that a spreadsheet wrote, in bytes of its own: two tables beside each other of unequal length, words that go on in the row below,
 * and prices with asides.
 */
const lines = [
  'BRAYLEY AIR DEVICES,,,,,,,,',
  '"Series BG bar grilles - how to order, price page 14",,,,,,,,"Rev. C, 2/27"',
  ',,,,,,,,',
  '1) CORE,,,,,3) FINISH,,,',
  'Suffix,Description,List,,,Suffix,Description,List,',
  '0,"0 deg. deflection, fixed",Std,,,AL,"Clear anodized aluminum",Std,',
  '15,"15 deg. deflection,",$4.50,,,WH,White baked enamel,$6.00,',
  ',one way,,,,BK*,Black baked enamel,$6.00,',
  '30,30 deg. deflection **,$4.50,,,SP,"Special color, match to",consult factory,',
  ',,,,,,customer chip,,',
  ',,,,,,,,',
  '2) WIDTH (in.),,,,,5) DAMPER,,,',
  'Suffix,Description,List,,,Suffix,Description,List,',
  '06,6 in. wide,"$31.00",,,,None,,',
  '08,8 in. wide,"$36.50",,,D,Opposed blade damper,$22.75,',
  '12,12 in. wide,"$1,048.00",,,L,Damper with locking quadrant *,$29.00,',
  ',,,,,,,,',
  '* Not available with 0 core.,,,,,,,,',
  '** 12 in. width only.,,,,,,,,',
  ',,,,,,,,',
  'Example:  BG  15 / 06 - WH - D     (15 deg., 6 in., white, with damper)     $64.25 list,,,,,,,,',
  'Example:  BG  0 / 12 - AL,,,,,,,,',
];

export const grilleGuide = (): Uint8Array => new TextEncoder().encode(`${lines.join('\r\n')}\r\n`);

export const grilleExamples = [
  { printed: 'BG  15 / 06 - WH - D', number: 'BG15/06-WH-D', priceCents: 6_425 },
  { printed: 'BG  0 / 12 - AL', number: 'BG0/12-AL', priceCents: 104_800 },
] as const;
