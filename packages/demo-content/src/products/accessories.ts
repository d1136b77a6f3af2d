import type { FamilyKey, WrittenProduct } from '../written-family.ts';
import { list, matrix } from './matrix.ts';

export const accessories: Record<FamilyKey, WrittenProduct[]> = {
  'float-hardware': list([
    ['7310112', 'Cable weight, PVC-coated', '2 lb, splits over the cord', 11.2],
    ['7310113', 'Cable weight, stainless', '2 lb, splits over the cord', 24.8],
    ['7310114', 'Cable weight, large', '5 lb, with eye bolt', 27.5],
    ['7310120', 'Pipe clamp for one float', '1 to 2 in pipe', 6.75],
    ['7310121', 'Pipe clamp for one float', '2-1/2 to 4 in pipe', 8.4],
    ['7310122', 'Pipe clamps, pack of 10', '1 to 2 in pipe', 59],
    ['7310131', 'Cord grip, liquid-tight', '1/2 NPT, 0.25 to 0.45 in cord', 5.9],
    ['7310132', 'Cord grip, liquid-tight', '3/4 NPT, 0.40 to 0.60 in cord', 7.6],
    ['7310133', 'Cord grip, four cords', '1 NPT, 0.25 to 0.35 in cords', 14.2],
    ['7310140', 'Hanging chain', '10 ft, 304 stainless, with shackles', 26],
    ['7310141', 'Hanging chain', '20 ft, 304 stainless, with shackles', 44],
    ['7310142', 'Cord ties', 'UV-stable, pack of 25', 6.4],
    ['7310150', 'Bracket for vertical float', 'Clamps to 1-1/4 to 2 in pipe', 11.5],
    ['7310151', 'Collars for vertical float', 'Pack of 2', 4.8],
    ['7310152', 'Rod extension', '6 in, 304 stainless', 7.9],
    ['7310153', 'Suction-cup bracket', 'For smooth tanks', 9.2],
    ['7310160', 'Mounting feet for panels', 'Set of 4, 304 stainless', 18.5],
    ['7310161', 'Post mounting kit for panels', 'Rails, bolts, 4 × 4 in post', 58],
  ]),
  'junction-boxes': [
    ...list([
      ['JB-4X-4', 'Junction box, NEMA 4X, 4 terminals', 'Three cord grips', 108],
      ['JB-4X-6', 'Junction box, NEMA 4X, 6 terminals', 'Four cord grips', 132],
      ['JB-4X-8', 'Junction box, NEMA 4X, 8 terminals', 'Five cord grips', 149],
      ['JB-4X-12', 'Junction box, NEMA 4X, 12 terminals', 'Six cord grips', 176],
    ]),
    ...matrix({
      name: 'Junction box, NEMA 6P',
      base: 148,
      from: 'JB-6P',
      axes: [
        [
          ['4 terminals', 0, '4'],
          ['6 terminals', 22, '6'],
          ['8 terminals', 41, '8'],
        ],
        [
          ['plain cover', 0, 'P'],
          ['clear cover', 12, 'C'],
        ],
      ],
    }),
    ...list([
      ['7310240', 'Splice kit, gel-filled', 'Two conductors, 18 to 12 AWG', 12.6],
      ['7310241', 'Splice kit, gel-filled', 'Four conductors, 18 to 12 AWG', 16.9],
    ]),
  ],
  'plugs-and-cords': [
    ...list([
      ['7310301', 'Piggyback plug, 120 V', '15 A, field-wired', 14.5],
      ['7310302', 'Piggyback plug, 240 V', '15 A, field-wired', 17.5],
      ['7310305', 'Plug adapter, 120 V', 'Turns a piggyback plug by 90°', 9.4],
      ['7310306', 'In-line switch, 120 V', 'Hand, off, automatic', 21.5],
      ['7310307', 'Test plug', 'Closes any float input', 6.8],
    ]),
    ...matrix({
      name: 'Float cable, SJOW',
      base: 62,
      from: 7310311,
      axes: [
        [
          ['2 × 18 AWG', 0],
          ['2 × 16 AWG', 18],
          ['3 × 18 AWG', 24],
        ],
        [
          ['100 ft roll', 0],
          ['250 ft roll', 84],
        ],
      ],
    }),
    ...list([
      ['7310331', 'Vented cable for transducers', '100 ft roll', 168],
      ['7310332', 'Probe cable', '2 × 18 AWG, 100 ft roll', 58],
    ]),
  ],
  'batteries-and-supplies': list([
    ['7310401', 'Battery, 9 V', 'Lithium, for indoor alarms', 11.5],
    ['7310402', 'Battery, 12 V', '1.3 Ah, sealed, for dialers and panels', 32],
    ['7310403', 'Battery charger board', '12 V, for alarm circuits', 46],
    ['7310404', 'Power supply, plug-in', '120 V to 12 VDC, 1 A', 18.5],
    ['7310405', 'Power supply for the rail', '120 V to 24 VDC, 2.5 A', 74],
    ['7310406', 'Transformer, plug-in', '120 V to 12 VAC, for indoor alarms', 16.5],
    ['7310420', 'Probe, 316 stainless', '6 ft of cable', 38],
    ['7310431', 'Post adapter for outdoor alarms', '4 × 4 in post', 27],
    ['7310440', 'Antenna, Wi-Fi', '6 ft of cable', 28],
    ['7310441', 'Power supply for senders', '120 V to 12 VDC', 21],
    ['7310442', 'Antenna, cellular, high gain', '25 ft of cable', 68],
    ['7310455', 'Alarm light kit, series 2', 'Lamp and lens', 34],
    ['7310460', 'Desiccant cartridge', 'For vented cable, pack of 2', 16.5],
    ['7310461', 'Transducer hanger', '304 stainless, with strain relief', 34],
  ]),
  'counter-demonstrator': list([
    ['8100101', 'Counter demonstrator, simplex', 'One pump, three floats', 690],
    ['8100102', 'Counter demonstrator, duplex', 'Two pumps, four floats', 1180],
  ]),
  'conduit-seals': [
    ...list([
      ['7310228', 'Conduit seal kit, 1/2 in', 'Fitting, fibre and compound', 11.9],
      ['7310229', 'Conduit seal kit, 3/4 in', 'Fitting, fibre and compound', 12.8],
      ['7310230', 'Conduit seal kit, 1 in', 'Fitting, fibre and compound', 14.75],
      ['7310231', 'Conduit seal kit, 1-1/2 in', 'Fitting, fibre and compound', 19.4],
      ['7310232', 'Conduit seal kit, 2 in', 'Fitting, fibre and compound', 26],
      ['7310233', 'Sealing compound', '8 oz, two parts', 17.5],
      ['7310234', 'Duct seal', '1 lb, reusable', 6.9],
    ]),
    ...matrix({
      name: 'Conduit hub, NEMA 4X',
      base: 8.4,
      from: 7310261,
      axes: [
        [
          ['1/2 in', 0],
          ['3/4 in', 0.9],
          ['1 in', 2.1],
          ['1-1/2 in', 6.2],
          ['2 in', 10.8],
        ],
        [
          ['plastic', 0],
          ['zinc', 6.5],
        ],
      ],
    }),
  ],
};
