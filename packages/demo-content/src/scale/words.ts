/** The names and descriptions of generated products: the trade's words, so that searches find as much as they would. */
export const kinds = [
  'pump float',
  'control float',
  'wall alarm',
  'outdoor alarm',
  'simplex panel',
  'duplex panel',
  'relay',
  'junction post',
];
export const traits = [
  'normally open',
  'normally closed',
  'piggyback plug',
  'three-phase',
  'single-phase',
  'NEMA 4X',
  'NEMA 1',
  'high water',
  'intrinsically safe',
  'auto reset',
];
export const details = [
  'cable 20 ft',
  'cord 30 ft',
  'beacon and horn',
  'time meters',
  'seal fail relay',
  'stainless bracket',
  '120/230 V',
  '2.5–4.0 A',
  'padlockable',
  'with Form C contact',
  'for effluent',
  'for lift stations',
];
