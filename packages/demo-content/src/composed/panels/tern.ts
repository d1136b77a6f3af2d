import type { LayeredPicture } from '@millrace/pictures';
import { disconnects } from './disconnects.ts';
import { duplexContactors, duplexFeeders, largerDuplexSizes } from './duplex-parts.ts';
import { lowestRow } from './lowest-row.ts';
import { panelPictures } from './panel-picture.ts';
import { starters } from './starters.ts';

const ALARM = 'Alarm.AL|AB|AR|AV|AC|AW';

export const ternPictures = (): LayeredPicture[] =>
  panelPictures({
    words: 'Duplex control panel, door open',
    pumps: 2,
    sizes: [
      {
        inches: [14, 16, 6],
        materials: {
          painted: { codes: '1|3R', words: 'painted steel enclosure' },
          thermoplastic: { codes: '4X', words: 'thermoplastic enclosure' },
          windowed: { codes: '4XW', words: 'thermoplastic enclosure with a window' },
        },
      },
      ...largerDuplexSizes,
    ],
    beacon: ['Alarm.AL|AB|AR|AV|AC'],
    horn: ['Alarm.AB|AR|AV|AC'],
    remoteBeacon: ['Alarm.AW'],
    floats: [
      { count: 3, when: 'Floats.3F|3G' },
      { count: 4, when: 'Floats.4F|4G', alarm: ALARM },
      { count: 4, when: 'Floats.4R' },
    ],
    sensor: { words: 'level transmitter', when: 'Floats.LT' },
    display: ['Options.D'],
    cords: ['Float cable.count=1'],
    hasLights: true,
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
        name: 'counters',
        words: 'cycle counters',
        module: 'counter',
        row: 0,
        x: 100,
        count: 2,
        isStacked: true,
        when: ['Options.C'],
      },
      {
        name: 'phase-monitor',
        words: 'phase monitor',
        module: 'relay',
        row: 0,
        x: 144,
        isExtra: true,
        when: ['Protection.P3'],
      },
      ...disconnects,
      duplexContactors,
      ...starters(2, ['soft-starter', 'star-delta', 'drive']),
      {
        name: 'alternator',
        words: 'alternating relay',
        module: 'alternator',
        row: 1,
        x: 108,
        when: ['Alternation.""|NS|NT'],
      },
      { name: 'seal-relay', words: 'seal-fail relay', module: 'seal-fail', row: 1, x: 150, when: ['Options.S'] },
      {
        name: 'second-seal-relay',
        words: 'second seal-fail relay',
        module: 'seal-fail',
        row: 1,
        x: 179,
        when: ['sum(Options.relays)>=2'],
      },
      ...lowestRow,
    ],
    balloons: [
      { group: 'Enclosure', part: 'enclosure' },
      { group: 'Supply', part: 'terminals' },
      { group: 'Motor amps', part: 'protectors' },
      { group: 'Contactor', part: 'contactors' },
      { group: 'Starting', part: 'contactors', when: ['Starting.SS|SD|VF'] },
      { group: 'Pilot lights', part: 'lights' },
      { group: 'Protection', part: 'phase-monitor', when: ['Protection.P3'] },
      { group: 'Alarm', part: 'beacon', when: ['Alarm.AL|AB|AR|AV|AC'] },
      { group: 'Alarm', part: 'remote beacon', when: ['Alarm.AW'] },
      { group: 'Options', part: 'hour-meters', when: ['Options.E|C'] },
      { group: 'Options', part: 'seal-relay', when: ['Options.S'] },
      { group: 'Options', part: 'sender', when: ['Options.W'] },
      { group: 'Options', part: 'surge-arrester', when: ['Options.X'] },
      { group: 'Options', part: 'heater', when: ['Options.H'] },
      { group: 'Options', part: 'battery', when: ['Options.B'] },
      { group: 'Disconnect', part: 'main-breaker', when: ['Disconnect.DB|DK|DR|DF'] },
      { group: 'Alternation', part: 'alternator', when: ['Alternation.NS|NT'] },
      { group: 'Control power', part: 'chosen-transformer', when: ['Control power.CT'] },
      { group: 'Float cable', part: 'cord' },
      { group: 'Floats', part: 'highest of 3 floats', when: ['Floats.3F|3G'] },
      { group: 'Floats', part: 'highest of 4 floats', when: ['Floats.4F|4G|4R'] },
    ],
  });
