/**
 * As it comes from a page of a PDF: blanks between the columns, dots to lead to the prices, words that are wrapped, and marks in
 * brackets.
 */
const page = `
PETREL BEACONS                                         Catalog 27, page 61

PB SERIES STATUS BEACONS -- ORDERING INFORMATION

Pos. 1   Lens
  R      Red ............................ $48.00
  A      Amber .......................... $48.00
  B      Blue (1) ....................... $52.50
  C      Clear .......................... $48.00

Pos. 2   Light source
  L      LED, steady or flashing by
         a switch inside ................ incl.
  X      Xenon strobe (2) ............... $61.00

Pos. 4   Supply
  012    12 V DC ........................ incl.
  024    24 V AC/DC ..................... incl.
  120    120 V AC ....................... $14.00
  240    240 V AC ....................... $14.00

Pos. 5   Mounting (leave blank for base with 1/2" NPT)
  W      Wall bracket ................... $11.25
  T      Tube, 200 mm ................... consult factory

Notes:
(1) Blue not available with xenon strobe.
(2) Not available with 012.

Example:  PB R L - 024 W   (red, LED, 24 V, wall bracket)   $59.25
Example:  PB A X - 120
`;

export const beaconGuide = (): Uint8Array => new TextEncoder().encode(page);

export const beaconExamples = [
  { printed: 'PB R L - 024 W', number: 'PBRL-024W', priceCents: 5_925 },
  { printed: 'PB A X - 120', number: 'PBAX-120', priceCents: 12_300 },
] as const;
