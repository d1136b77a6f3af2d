import type { VideoDraft } from '../family-draft.ts';
import { harrier, tern } from '../pictures/panels.ts';
import { control, panel, part, relay, sender, tethered, topAlarm, wallAlarm, wetWell } from '../pictures/plain.ts';

/** Every video we have made, by its id on the outside video host. */
export const videos: Readonly<Record<string, Omit<VideoDraft, 'id'>>> = {
  pUmpD0wnUp1: { name: 'Pump down and pump up', poster: tethered({ angle: 60 }) },
  tEth3rL3ngt: { name: 'Setting the tether', poster: wetWell({ floats: 1, sensing: 'tethered', level: 0.5 }) },
  pGgyBackPlg: { name: 'A piggyback plug in one minute', poster: tethered({ plug: 'piggyback-115' }) },
  hAng4Floats: {
    name: 'Hanging four floats',
    poster: wetWell({
      basin: 'lift-station',
      pumps: 2,
      floats: 4,
      panel: 'post',
      labels: ['Stop', 'Lead', 'Lag', 'Alarm'],
    }),
  },
  mQ3fTduplex: { name: 'Three floats or four', poster: panel({ ...tern, door: 'open' }) },
  t3stAlarmMo: { name: 'Testing a high-water alarm', poster: wallAlarm({ plug: true }) },
  sIlenc3Rset: { name: 'Silence or reset', poster: topAlarm() },
  wiF1pa1r1ng: { name: 'Pairing a Wi-Fi sender', poster: sender() },
  s3tOv3rload: { name: 'Setting the overload', poster: part('protector') },
  cOmmDuplex1: { name: 'Commissioning a Tern duplex', poster: panel({ ...tern, floats: 0, modules: [] }) },
  aLtern8Rela: { name: 'How two pumps take turns', poster: relay({ switch: true }) },
  tIm3rDosing: { name: 'Setting the dosing timer', poster: panel({ ...harrier, timer: true, floats: 0, modules: [] }) },
  h3ronSimul8: { name: 'Heron: simulating a level', poster: panel({ pumps: 2, display: true, width: 8, height: 10 }) },
  cOndu1tSeal: { name: 'Sealing a conduit', poster: part('conduit-seal', { label: '1 in' }) },
  sPl1ceJBox1: { name: 'Splicing in a junction box', poster: part('junction-box', { label: '6' }) },
  iSb4rr1erWr: { name: 'Wiring an intrinsically safe circuit', poster: relay({ pins: 0, lamps: 5, accent: 'blue' }) },
  sOraN0orNC1: { name: 'Normally open, normally closed', poster: control({ accent: 'red' }) },
  f4ctoryTour: { name: 'Through the factory', poster: { kind: 'building', bays: 6 } },
  jObW1ring01: { name: 'A day at the wiring bench', poster: panel({ ...tern, door: 'open', floats: 0 }) },
};
