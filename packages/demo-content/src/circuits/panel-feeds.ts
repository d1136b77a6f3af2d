import type { Branch, Section, Supply } from '@millrace/circuits';
import { conductorsOf, generatorOf, incomingOf, type PanelSupply } from './panel-supplies.ts';

interface Fed {
  /** To the pumps. */
  branches: readonly Branch[];
  /** On the control circuit. */
  control: readonly Section[];
  /** The alarm on a circuit of its own; null where it is fed with the pumps, or there is none. */
  ownAlarm: Section | null;
}

/** Returns the supplies of a panel: its own with pumps, phase monitor and control, and the alarm's where it has one. */
export function panelFeeds(supply: PanelSupply, { branches, control, ownAlarm }: Fed): Supply[] {
  const { phases, lines, words, feed } = supply;
  const monitor: Branch[] =
    phases === 3 ? [{ lines, through: [{ device: 'F5', poles: lines }], load: 'PM', when: ['Protection.P3'] }] : [];
  const main: Supply = {
    name: 'supply',
    words,
    conductors: conductorsOf(supply),
    incoming: incomingOf(supply),
    standby: generatorOf(supply),
    branches: [...branches, ...monitor],
    ladders: [{ words: 'Control', feeds: [feed], sections: control }],
  };
  return ownAlarm === null ? [main] : [main, alarmSupply(ownAlarm)];
}

const alarmSupply = (alarm: Section): Supply => ({
  name: 'alarm supply',
  words: 'Alarm: 120 V, single-phase, from a circuit of its own',
  conductors: ['L', 'N', 'G'],
  ladders: [{ words: 'Alarm', feeds: [{ from: ['L', 'N'], fuses: ['', ''], volts: '120 V' }], sections: [alarm] }],
});
