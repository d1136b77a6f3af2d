import type { FamilyKey, WrittenDocument } from '../written-family.ts';
import { sheetsOf, wikiGuide } from './sheet.ts';

const alarm = sheetsOf('Alarms');
const remote = sheetsOf('Remote monitoring');

const testAlarm = alarm('QSG', '0243', 'B', '2025-02-24', 'Test the alarm');

export const alarmDocuments: Record<FamilyKey, readonly WrittenDocument[]> = {
  'wren-indoor': [
    alarm('TDS', '0360', 'E', '2026-01-26', 'Wren indoor alarm, data sheet'),
    alarm('MDF', '0081', 'B', '2025-01-06', 'Wren alarms at a glance'),
    alarm('QSG', '0241', 'C', '2025-08-18', 'Wren indoor, quick start'),
    testAlarm,
    alarm('BRC', '0711', 'B', '2025-01-06', 'A dry basement'),
  ],
  'wren-battery': [alarm('TDS', '0361', 'A', '2024-03-18', 'Wren battery alarm, data sheet')],
  'chat-probe-alarm': [
    alarm('TDS', '0362', 'B', '2025-06-09', 'Chat probe alarm, data sheet'),
    alarm('UG', '0462', 'A', '2023-09-25', 'Chat probe alarm, user guide'),
  ],
  'wren-outdoor': [
    alarm('TDS', '0363', 'F', '2026-04-20', 'Wren outdoor alarm, data sheet', { supersedes: '0263' }),
    alarm('MDF', '0082', 'A', '2025-01-06', 'The whole top lights'),
    alarm('QSG', '0242', 'D', '2026-04-20', 'Wren outdoor, quick start'),
    testAlarm,
    wikiGuide('Alarms', '0021', '2025-10-27', 'Wiring a dialer', 'wiring-a-dialer'),
    alarm('UG', '0463', 'C', '2026-04-20', 'Wren outdoor, user guide'),
  ],
  'curlew-post-alarm': [
    alarm('TDS', '0364', 'B', '2024-10-14', 'Curlew post alarm, data sheet'),
    alarm('QSG', '0244', 'A', '2024-10-14', 'Set a post'),
  ],
  'curlew-alarm-and-breaker': [alarm('TDS', '0365', 'A', '2025-03-03', 'Alarm and breaker panel, data sheet')],
  'linnet-annunciator': [
    alarm('TDS', '0366', 'B', '2025-05-19', 'Linnet annunciator, data sheet'),
    alarm('GIG', '0521', 'A', '2025-05-19', 'Linnet, lamps and buttons'),
    alarm('UG', '0466', 'A', '2023-04-17', 'Linnet, user guide'),
  ],
  'kestrel-wifi': [
    remote('TDS', '0370', 'D', '2026-05-11', 'Kestrel Wi-Fi sender, data sheet'),
    remote('MDF', '0083', 'A', '2025-09-29', 'Millrace Level app at a glance'),
    remote('QSG', '0251', 'E', '2026-05-11', 'Pair a Wi-Fi sender'),
    remote('GIG', '0522', 'C', '2026-05-11', 'Millrace Level app, screen by screen'),
    wikiGuide('Remote monitoring', '0022', '2026-05-11', 'The sender does not find the network', 'network-not-found'),
    remote('BRC', '0712', 'A', '2025-09-29', 'The alarm in your pocket'),
  ],
  'kestrel-cellular': [
    remote('TDS', '0371', 'C', '2026-02-23', 'Kestrel cellular sender, data sheet'),
    remote('GIG', '0523', 'A', '2025-04-28', 'Kestrel cellular, menus'),
    remote('UG', '0471', 'B', '2026-02-23', 'Kestrel cellular, user guide'),
  ],
  'rook-auto-dialer': [
    remote('TDS', '0372', 'A', '2021-08-16', 'Rook auto dialer, data sheet'),
    remote('UG', '0472', 'C', '2024-01-29', 'Rook auto dialer, user guide'),
  ],
};
