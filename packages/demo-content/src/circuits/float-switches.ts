import type { Circuit, Normally, Note, Rules } from '@millrace/circuits';

interface FloatSwitch {
  when?: Rules;
  volts: string;
  /** 120 V: line and neutral. 240 V: two lines. */
  lines: readonly [string, string];
  /** With a piggyback plug; otherwise on leads in a junction box. */
  plug: boolean;
  normally: Normally;
  /** Of the float in the legend. */
  switchWords: string;
}

/** A float that switches a pump itself: its contact in one line, everything else straight through, the ground among it. */
function floatSwitch({ when, volts, lines, plug, normally, switchWords }: FloatSwitch): Circuit {
  const [hot] = lines;
  const all = [...lines, 'G'];
  const fills = normally === 'closed';
  return {
    name: `${volts}, ${plug ? 'piggyback plug' : 'hard-wired'}, ${fills ? 'fills (pump up)' : 'empties (pump down)'}`,
    ...(when === undefined ? {} : { when }),
    devices: {
      ...(plug
        ? {
            PL: { kind: 'plug', words: 'plug of the float in the receptacle' },
            PG: { kind: 'plug', words: 'plug of the pump in the back of it' },
          }
        : {}),
      FLOAT: { kind: 'float', words: `${switchWords}: ${fills ? 'opens' : 'closes'} as the level rises` },
      M1: { kind: 'motor', words: 'Pump', phases: 1 },
    },
    supplies: [
      {
        name: 'supply',
        words: `${volts}, single-phase, ${plug ? 'from a receptacle with ground' : 'from a breaker of its own'}`,
        conductors: all,
        ...(plug ? { incoming: [{ device: 'PL', poles: all }] } : {}),
        branches: [
          {
            lines: all,
            through: [{ device: 'FLOAT', poles: [hot], normally }, ...(plug ? [{ device: 'PG', poles: all }] : [])],
            load: 'M1',
          },
        ],
      },
    ],
    notes: notesOf(lines, plug),
  };
}

const notesOf = ([, other]: readonly [string, string], plug: boolean): Note[] => [
  {
    words:
      'Drawn without power, with the float hanging. The float opens one line; the ground goes straight through to the pump.',
  },
  ...(other === 'N'
    ? []
    : [
        {
          words: `With the float open, ${other} still leads to the pump: ${plug ? 'pull the plug' : 'open the breaker'} before working on it.`,
        },
      ]),
  ...(plug ? [] : [{ words: 'Splices in a liquid-tight junction box, by a licensed electrician.' }]),
];

const LOW: readonly [string, string] = ['L', 'N'];
const HIGH: readonly [string, string] = ['L1', 'L2'];

/** Plover: cord with plug for 120 or 240 V, or bare leads for either. */
export const ploverCircuits = (): Circuit[] =>
  (['open', 'closed'] as const).flatMap((normally) => {
    const contact = `Contact.${normally === 'open' ? 'NO' : 'NC'}`;
    const shared = { normally, switchWords: 'float switch' };
    return [
      floatSwitch({ ...shared, when: [contact, 'Plug.P120'], volts: '120 V', lines: LOW, plug: true }),
      floatSwitch({ ...shared, when: [contact, 'Plug.P240'], volts: '208–240 V', lines: HIGH, plug: true }),
      floatSwitch({ ...shared, when: [contact, 'Plug.X'], volts: '120 V', lines: LOW, plug: false }),
      floatSwitch({ ...shared, when: [contact, 'Plug.X'], volts: '208–240 V', lines: HIGH, plug: false }),
    ];
  });

/** Teal: plug or leads, 115 or 230 V, pump down or up. */
export const tealCircuits = (): Circuit[] =>
  (['open', 'closed'] as const).flatMap((normally) =>
    [true, false].flatMap((plug) =>
      [
        { code: '1', volts: '115 V', lines: LOW },
        { code: '2', volts: '230 V', lines: HIGH },
      ].map(({ code, volts, lines }) =>
        floatSwitch({
          when: [`Action.${normally === 'open' ? 'D' : 'U'}`, `End.${plug ? 'P' : 'H'}`, `Voltage.${code}`],
          normally,
          plug,
          volts,
          lines,
          switchWords: 'level control',
        }),
      ),
    ),
  );

/** Switches without an ordering guide: what is sold with a plug, at each of its voltages. */
export const plainSwitch = (switchWords: string, volts: readonly ('120 V' | '240 V')[]): Circuit[] =>
  volts.map((one) =>
    floatSwitch({ volts: one, lines: one === '120 V' ? LOW : HIGH, plug: true, normally: 'open', switchWords }),
  );
