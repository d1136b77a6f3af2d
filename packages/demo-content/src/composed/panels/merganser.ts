import type { LayeredPicture } from '@millrace/pictures';
import { panelPictures } from './panel-picture.ts';
import { starters } from './starters.ts';

const PUMPS = 3;

export const merganserPictures = (): LayeredPicture[] =>
  panelPictures({
    words: 'Triplex control panel, door open',
    pumps: PUMPS,
    sizes: [
      {
        inches: [30, 36, 10],
        materials: {
          painted: { codes: '12', words: 'painted steel enclosure' },
          fibreglass: { codes: '4XG', words: 'fibreglass enclosure' },
          stainless: { codes: '4XS', words: 'stainless enclosure' },
        },
      },
    ],
    beacon: [],
    horn: [],
    remoteBeacon: null,
    floats: [
      { count: 4, when: 'Level.4F' },
      { count: 5, when: 'Level.5F' },
      { count: 2, when: 'Level.LT' },
    ],
    sensor: null,
    display: [],
    cords: [],
    hasLights: false,
    modules: [
      {
        name: 'protectors',
        words: 'motor protective switches',
        module: 'protector',
        row: 0,
        x: 6,
        count: PUMPS,
        when: ['Motor amps.count=1'],
      },
      { name: 'phase-monitor', words: 'phase monitor', module: 'relay', row: 0, x: 150, when: ['Options.P'] },
      {
        name: 'surge-arrester',
        words: 'surge arrester',
        module: 'surge-arrester',
        row: 0,
        x: 216,
        when: ['Options.X'],
      },
      {
        name: 'contactors',
        words: 'three contactors',
        module: 'contactor',
        row: 1,
        x: 6,
        count: PUMPS,
        slot: 'starters',
        when: ['Motor amps.count=1', 'Starting.'],
      },
      ...starters(PUMPS, ['soft-starter', 'drive']),
      { name: 'controller', words: 'controller', module: 'controller', row: 1, x: 162 },
      {
        name: 'hour-meters',
        words: 'elapsed-time meters',
        module: 'hour-meter',
        row: 2,
        x: 6,
        count: PUMPS,
        when: ['Options.E'],
      },
      { name: 'heater', words: 'heater', module: 'heater', row: 2, x: 142, when: ['Options.H'] },
      { name: 'telemetry', words: 'telemetry unit', module: 'sender', row: 2, x: 186, when: ['Options.T'] },
    ],
    balloons: [
      { group: 'Voltage', part: 'terminals' },
      { group: 'Motor amps', part: 'protectors' },
      { group: 'Enclosure', part: 'enclosure' },
      { group: 'Starting', part: 'contactors', when: ['Starting.SS|VF'] },
      { group: 'Options', part: 'hour-meters', when: ['Options.E'] },
      { group: 'Options', part: 'heater', when: ['Options.H'] },
      { group: 'Options', part: 'phase-monitor', when: ['Options.P'] },
      { group: 'Options', part: 'telemetry', when: ['Options.T'] },
      { group: 'Options', part: 'surge-arrester', when: ['Options.X'] },
      { group: 'Level', part: 'highest of 4 floats', when: ['Level.4F'] },
      { group: 'Level', part: 'highest of 5 floats', when: ['Level.5F'] },
      { group: 'Level', part: 'highest of 2 floats', when: ['Level.LT'] },
    ],
  });
