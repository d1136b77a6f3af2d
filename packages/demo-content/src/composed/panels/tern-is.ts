import type { LayeredPicture } from '@millrace/pictures';
import { disconnects } from './disconnects.ts';
import { duplexContactors, duplexFeeders, largerDuplexSizes } from './duplex-parts.ts';
import { panelPictures } from './panel-picture.ts';
import { starters } from './starters.ts';

/** One channel for each float. */
const barriers = [3, 4, 5];

export const ternIsPictures = (): LayeredPicture[] =>
  panelPictures({
    words: 'Duplex control panel with intrinsically safe relays, door open',
    pumps: 2,
    sizes: [
      { inches: [14, 16, 6], materials: { thermoplastic: { codes: '4X', words: 'thermoplastic enclosure' } } },
      ...largerDuplexSizes,
    ],
    beacon: ['Alarm.count=1'],
    horn: ['Alarm.count=1'],
    remoteBeacon: null,
    floats: [
      { count: 3, when: 'Floats.3F' },
      { count: 4, when: 'Floats.4F', alarm: 'Alarm.count=1' },
      { count: 5, when: 'Floats.5F', alarm: 'Alarm.count=1' },
    ],
    sensor: null,
    display: null,
    cords: ['Float cable.count=1'],
    hasLights: false,
    modules: [
      ...duplexFeeders,
      {
        name: 'hour-meters',
        words: 'elapsed-time meters',
        module: 'hour-meter',
        row: 0,
        x: 100,
        count: 2,
        isStacked: true,
        when: ['Options.E'],
      },
      {
        name: 'phase-monitor',
        words: 'phase monitor',
        module: 'relay',
        row: 0,
        x: 146,
        isExtra: true,
        when: ['Protection.P3'],
      },
      ...disconnects,
      duplexContactors,
      ...starters(2, ['soft-starter', 'star-delta']),
      { name: 'alternator', words: 'alternating relay', module: 'alternator', row: 1, x: 108 },
      { name: 'seal-relay', words: 'seal-fail relay', module: 'seal-fail', row: 1, x: 150, when: ['Options.S'] },
      { name: 'power-monitor', words: 'barrier power monitor', module: 'relay', row: 1, x: 208, when: ['Options.N'] },
      ...barriers.map((count) => ({
        name: `${count} barriers`,
        words: 'intrinsically safe relays',
        module: 'is-barrier' as const,
        row: 2 as const,
        x: 106,
        count,
        slot: 'barriers',
        when: [`Floats.${count}F`],
      })),
      {
        name: 'transformer',
        words: 'control transformer',
        module: 'transformer',
        row: 2,
        x: 6,
        when: ['Supply.4|5|6'],
      },
      { name: 'heater', words: 'heater', module: 'heater', row: 2, x: 64, when: ['Options.H'] },
    ],
    balloons: [
      { group: 'Enclosure', part: 'enclosure' },
      { group: 'Supply', part: 'terminals' },
      { group: 'Motor amps', part: 'protectors' },
      { group: 'Contactor', part: 'contactors' },
      { group: 'Starting', part: 'contactors', when: ['Starting.SS|SD'] },
      { group: 'Protection', part: 'phase-monitor', when: ['Protection.P3'] },
      { group: 'Disconnect', part: 'main-breaker', when: ['Disconnect.DB|DK|DR|DF'] },
      { group: 'Alarm', part: 'beacon' },
      { group: 'Options', part: 'hour-meters', when: ['Options.E'] },
      { group: 'Options', part: 'seal-relay', when: ['Options.S'] },
      { group: 'Options', part: 'heater', when: ['Options.H'] },
      { group: 'Options', part: 'power-monitor', when: ['Options.N'] },
      { group: 'Float cable', part: 'cord' },
      ...barriers.map((count) => ({
        group: 'Floats',
        part: `highest of ${count} floats`,
        when: [`Floats.${count}F`],
      })),
    ],
  });
