/** The forms that products of this maker have; a picture is drawn of each. */
export type Form = 'ball' | 'butterfly' | 'globe' | 'check' | 'strainer' | 'rod' | 'radar' | 'cell';

export interface MakerCategory {
  name: string;
  description: string;
  form: Form;
}

export interface MakerFamily {
  /** The series; its page is called so. */
  name: string;
  category: string;
  description: string;
  summary: string;
  form: Form;
  /** Euros of the smallest of its products. */
  from: number;
}

export const categories: readonly MakerCategory[] = [
  { name: 'Ball valves', description: 'Full bore, floating and trunnion, by hand or with an actuator.', form: 'ball' },
  { name: 'Butterfly valves', description: 'Between flanges, soft seated or metal to metal.', form: 'butterfly' },
  { name: 'Globe valves', description: 'To shut off and to control steam and thermal oil.', form: 'globe' },
  { name: 'Check valves and strainers', description: 'What protects pumps and pipes.', form: 'check' },
  { name: 'Level sensors', description: 'Rods, floats on a guide tube, and radar without contact.', form: 'rod' },
  { name: 'Pressure sensors', description: 'Ceramic and steel cells, flush or with a thread.', form: 'cell' },
];

type Written = [name: string, summary: string, form: Form, from: number];
const written: readonly (readonly [category: string, families: readonly Written[]])[] = [
  [
    'Ball valves',
    [
      ['KH 20', 'Flanged, full bore, PTFE seat', 'ball', 84.5],
      ['KH 24', 'Trunnion mounted, for high pressure', 'ball', 312],
      ['KH 30', 'Threaded, two pieces, brass', 'ball', 12.9],
      ['KH 36', 'Three ways, L or T bore', 'ball', 148],
      ['KH 50', 'Cavity filled, for food', 'ball', 265],
    ],
  ],
  [
    'Butterfly valves',
    [
      ['AK 10', 'Wafer, EPDM seat', 'butterfly', 46],
      ['AK 14', 'Lugged, to be mounted at the end of a line', 'butterfly', 61],
      ['AK 40', 'Double offset, high performance', 'butterfly', 390],
      ['AK 60', 'Triple offset, metal seat', 'butterfly', 1240],
    ],
  ],
  [
    'Globe valves',
    [
      ['SV 15', 'With bellows, for thermal oil', 'globe', 176],
      ['SV 18', 'With packing, for steam', 'globe', 139],
      ['SV 70', 'Control, equal percentage', 'globe', 980],
      ['SV 75', 'Control, for small flows', 'globe', 740],
    ],
  ],
  [
    'Check valves and strainers',
    [
      ['RV 5', 'Wafer, spring loaded', 'check', 22.4],
      ['RV 9', 'Swing, with a lever and weight', 'check', 158],
      ['SF 3', 'Y strainer, mesh 0.8 mm', 'strainer', 39.8],
      ['SF 7', 'Basket strainer, duplex', 'strainer', 890],
    ],
  ],
  [
    'Level sensors',
    [
      ['NS 100', 'Conductive rods, to four points', 'rod', 68],
      ['NS 140', 'Magnetic float on a guide tube', 'rod', 122],
      ['NS 300', 'Guided radar, to 6 m', 'radar', 640],
      ['NS 320', 'Free radar, 80 GHz', 'radar', 780],
    ],
  ],
  [
    'Pressure sensors',
    [
      ['DS 2', 'Ceramic cell, 4…20 mA', 'cell', 94],
      ['DS 4', 'Flush steel cell, for food', 'cell', 188],
      ['DS 8', 'Differential, with a display', 'cell', 420],
    ],
  ],
];

export const families: readonly MakerFamily[] = written.flatMap(([category, ofCategory]) =>
  ofCategory.map(([name, summary, form, from]) => ({
    name,
    category,
    summary,
    form,
    from,
    description: `Series ${name}: ${summary.charAt(0).toLowerCase()}${summary.slice(1)}. Every piece is tested with water and air before it leaves us.`,
  })),
);

/** `kh-20` */
export const slugOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
export const isSensor = ({ form }: Pick<MakerFamily, 'form'>): boolean => ['rod', 'radar', 'cell'].includes(form);
