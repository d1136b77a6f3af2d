import type { Configurator } from '@millrace/configurator';
import { choice } from '../building-blocks/group.ts';
import { option, standard } from '../building-blocks/option.ts';

/** IR-5-120-F-A: channels, supply, sensor, latch. */
export const intrinsicallySafeRelays: Configurator = {
  prefix: 'IR-',
  requires: [{ if: ['Latch.P'], then: ['Channels.channels>=2'] }],
  configGroups: [
    choice('Channels', [
      option('1', 'one channel', 148, { attributes: { channels: 1 } }),
      option('2', 'two channels', 196, { attributes: { channels: 2 } }),
      option('3', 'three channels', 238, { attributes: { channels: 3 } }),
      option('5', 'five channels', 312, { attributes: { channels: 5 } }),
    ]),
    choice('Supply', [option('120', '120 VAC', 0), option('240', '240 VAC', 8), option('24D', '24 VDC', 12)]),
    choice('Sensor', [
      option('F', 'for floats, 10 kΩ', 0),
      option('P', 'for probes, 100 kΩ', 14, { moreInfo: { Info: ['Up to 1,000 ft of cable.'] } }),
      option('M', 'sensitivity set by knob, 4.7 to 100 kΩ', 26),
    ]),
    choice('Latch', [
      standard('Each channel for itself'),
      option('P', 'channels 1 and 2 latched for a pump', 18, {
        moreInfo: { Info: ['Channel 1 stops the pump, channel 2 starts it. Needs two channels or more.'] },
      }),
      option('D', 'delay 0 to 60 s on each channel', 24),
    ]),
  ],
};
