import { harrier, tern } from '../pictures/panels.ts';
import { control, panel, part, relay, sender, tethered, topAlarm, wallAlarm, wetWell } from '../pictures/plain.ts';
import type { WrittenVideo } from '../written-family.ts';

/** Every video we have made, by its id on the outside video host. */
export const videos: Readonly<Record<string, Omit<WrittenVideo, 'id'>>> = {
  pUmpD0wnUp1: { name: 'Pump down and pump up', uploaded: '2023-04-11', poster: tethered({ angle: 60 }) },
  tEth3rL3ngt: {
    name: 'Setting the tether',
    uploaded: '2023-04-18',
    poster: wetWell({ floats: 1, sensing: 'tethered', level: 0.5 }),
  },
  pGgyBackPlg: {
    name: 'A piggyback plug in one minute',
    uploaded: '2023-05-09',
    poster: tethered({ plug: 'piggyback-115' }),
  },
  hAng4Floats: {
    name: 'Hanging four floats',
    uploaded: '2023-06-20',
    poster: wetWell({
      basin: 'lift-station',
      pumps: 2,
      floats: 4,
      panel: 'post',
      labels: ['Stop', 'Lead', 'Lag', 'Alarm'],
    }),
  },
  mQ3fTduplex: { name: 'Three floats or four', uploaded: '2023-09-12', poster: panel({ ...tern, door: 'open' }) },
  t3stAlarmMo: { name: 'Testing a high-water alarm', uploaded: '2024-02-06', poster: wallAlarm({ plug: true }) },
  sIlenc3Rset: { name: 'Silence or reset', uploaded: '2024-02-13', poster: topAlarm() },
  wiF1pa1r1ng: { name: 'Pairing a Wi-Fi sender', uploaded: '2024-05-21', poster: sender() },
  s3tOv3rload: { name: 'Setting the overload', uploaded: '2024-03-12', poster: part('protector') },
  cOmmDuplex1: {
    name: 'Commissioning a Tern duplex',
    uploaded: '2024-08-27',
    poster: panel({ ...tern, floats: 0, modules: [] }),
  },
  aLtern8Rela: { name: 'How two pumps take turns', uploaded: '2024-09-17', poster: relay({ switch: true }) },
  tIm3rDosing: {
    name: 'Setting the dosing timer',
    uploaded: '2024-10-08',
    poster: panel({ ...harrier, timer: true, floats: 0, modules: [] }),
  },
  h3ronSimul8: {
    name: 'Heron: simulating a level',
    uploaded: '2025-02-11',
    poster: panel({ pumps: 2, display: true, width: 8, height: 10 }),
  },
  cOndu1tSeal: { name: 'Sealing a conduit', uploaded: '2025-03-18', poster: part('conduit-seal', { label: '1 in' }) },
  sPl1ceJBox1: {
    name: 'Splicing in a junction box',
    uploaded: '2025-04-01',
    poster: part('junction-box', { label: '6' }),
  },
  iSb4rr1erWr: {
    name: 'Wiring an intrinsically safe circuit',
    uploaded: '2025-05-13',
    poster: relay({ pins: 0, lamps: 5, accent: 'blue' }),
  },
  sOraN0orNC1: { name: 'Normally open, normally closed', uploaded: '2023-05-16', poster: control({ accent: 'red' }) },
  f4ctoryTour: { name: 'Through the factory', uploaded: '2025-10-07', poster: { kind: 'building', bays: 6 } },
  jObW1ring01: {
    name: 'A day at the wiring bench',
    uploaded: '2025-11-04',
    poster: panel({ ...tern, door: 'open', floats: 0 }),
  },
};
