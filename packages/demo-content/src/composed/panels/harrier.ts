import type { LayeredPicture } from '@millrace/pictures';
import { disconnects } from './disconnects.ts';
import { lowestRow } from './lowest-row.ts';
import { panelPictures } from './panel-picture.ts';
import { starters } from './starters.ts';

export const harrierPictures = (): LayeredPicture[] =>
  panelPictures({
    words: 'Simplex control panel, door open',
    pumps: 1,
    sizes: [
      {
        inches: [10, 12, 6],
        materials: {
          painted: { codes: '1|3R', words: 'painted steel enclosure' },
          thermoplastic: { codes: '4X', words: 'thermoplastic enclosure' },
          windowed: { codes: '4XW', words: 'thermoplastic enclosure with a window' },
        },
      },
      {
        inches: [14, 16, 8],
        materials: {
          fibreglass: { codes: '4XG', words: 'fibreglass enclosure' },
          stainless: { codes: '4XS', words: 'stainless enclosure' },
        },
      },
      {
        inches: [12, 14, 6],
        materials: { painted: { codes: '12', words: 'painted steel enclosure' } },
      },
      {
        inches: [20, 20, 8],
        materials: {
          fibreglass: { codes: '4XL', words: 'large fibreglass enclosure' },
          stainless: { codes: '4X6', words: 'large stainless enclosure' },
        },
      },
    ],
    beacon: ['Alarm.L|A|R|V|C'],
    horn: ['Alarm.A|R|V|C'],
    remoteBeacon: ['Alarm.W'],
    floats: [
      { count: 2, when: 'Floats.2F', alarm: 'Alarm.L|A|R|V|W|C' },
      { count: 3, when: 'Floats.3F|3G', alarm: 'Alarm.L|A|R|V|W|C' },
      { count: 4, when: 'Floats.4F', alarm: 'Alarm.L|A|R|V|W|C' },
    ],
    sensor: { words: 'pressure bell', when: 'Floats.1P' },
    display: null,
    cords: ['Float cable.count=1'],
    hasLights: true,
    modules: [
      {
        name: 'protectors',
        words: 'motor protective switch',
        module: 'protector',
        row: 0,
        x: 6,
        slot: 'feeders',
        when: ['Supply.3|4|5|6', 'Motor amps.count=1'],
      },
      { name: 'breakers', words: 'breaker', module: 'breaker', row: 0, x: 6, slot: 'feeders', when: ['Supply.1'] },
      { name: 'hour-meters', words: 'elapsed-time meter', module: 'hour-meter', row: 0, x: 66, when: ['Options.E'] },
      { name: 'counters', words: 'cycle counter', module: 'counter', row: 0, x: 66, when: ['Options.C'] },
      {
        name: 'phase-monitor',
        words: 'phase monitor',
        module: 'relay',
        row: 0,
        x: 124,
        isExtra: true,
        when: ['Protection.P3'],
      },
      ...disconnects,
      {
        name: 'contactors',
        words: 'contactor',
        module: 'contactor',
        row: 1,
        x: 6,
        slot: 'starters',
        when: ['Supply.1:Starting.'],
      },
      ...starters(1, ['soft-starter', 'star-delta', 'drive']),
      { name: 'seal-relay', words: 'seal-fail relay', module: 'seal-fail', row: 1, x: 66, when: ['Options.S'] },
      { name: 'delay', words: 'start delay', module: 'timer', row: 1, x: 108, when: ['Options.Y'] },
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
      { group: 'Alarm', part: 'beacon', when: ['Alarm.L|A|R|V|C'] },
      { group: 'Alarm', part: 'remote beacon', when: ['Alarm.W'] },
      { group: 'Options', part: 'hour-meters', when: ['Options.E|C'] },
      { group: 'Options', part: 'seal-relay', when: ['Options.S'] },
      { group: 'Options', part: 'delay', when: ['Options.Y'] },
      { group: 'Options', part: 'sender', when: ['Options.W'] },
      { group: 'Options', part: 'surge-arrester', when: ['Options.X'] },
      { group: 'Options', part: 'heater', when: ['Options.H'] },
      { group: 'Options', part: 'battery', when: ['Options.B'] },
      { group: 'Disconnect', part: 'main-breaker', when: ['Disconnect.DB|DK|DR|DF'] },
      { group: 'Control power', part: 'chosen-transformer', when: ['Control power.CT'] },
      { group: 'Float cable', part: 'cord' },
      { group: 'Floats', part: 'highest of 2 floats', when: ['Floats.2F'] },
      { group: 'Floats', part: 'highest of 3 floats', when: ['Floats.3F|3G'] },
      { group: 'Floats', part: 'highest of 4 floats', when: ['Floats.4F'] },
    ],
  });
