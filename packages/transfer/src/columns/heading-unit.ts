/** Units of one quantity, each by the names that it has in headings. */
const QUANTITIES: readonly (readonly (readonly string[])[])[] = [
  [
    ['mm'],
    ['cm'],
    ['m', 'meter', 'meters', 'metre', 'metres'],
    ['km'],
    ['in', 'inch', 'inches', '"'],
    ['ft', 'feet', 'foot', "'"],
    ['yd'],
    ['mi'],
  ],
  [['g'], ['kg'], ['t'], ['oz'], ['lb', 'lbs', 'pound', 'pounds']],
  [['bar'], ['mbar'], ['psi'], ['pa'], ['kpa'], ['mpa']],
  [
    ['°c', 'c'],
    ['°f', 'f'],
  ],
  [['l', 'liter', 'liters', 'litre', 'litres'], ['ml'], ['gal', 'us gal'], ['m³', 'm3']],
  [['gpm', 'gal/min', 'us gal/min'], ['l/min'], ['l/h'], ['m³/h', 'm3/h']],
  [['a', 'amp', 'amps'], ['ma']],
  [['v', 'volt', 'volts'], ['mv'], ['kv']],
  [['w', 'watt', 'watts'], ['kw'], ['hp']],
];

const places = new Map(
  QUANTITIES.flatMap((units, quantity) =>
    units.flatMap((names, unit) => names.map((name) => [name, { quantity, unit }] as const)),
  ),
);

/** The unit in the brackets of a heading, where it is another one of the same quantity; null where it is the same, or none is stated. */
export function otherUnit(heading: string, unit: string): string | null {
  const wanted = places.get(unit.toLowerCase());
  if (wanted === undefined) return null;
  for (const [, stated = ''] of heading.matchAll(/[[(]\s*([^\])]+?)\s*[\])]/g)) {
    const found = places.get(stated.toLowerCase());
    if (found?.quantity === wanted.quantity) return found.unit === wanted.unit ? null : stated;
  }
  return null;
}
