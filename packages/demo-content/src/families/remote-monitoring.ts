import { kestrelCellular } from '../configurators/alarms/kestrel-cellular.ts';
import type { WrittenFamily } from '../written-family.ts';

export const remoteMonitoring: WrittenFamily[] = [
  {
    slug: 'kestrel-wifi',
    name: 'Kestrel Wi-Fi Senders',
    description:
      'Tells your phone what the alarm tells the neighbours. The sender takes the dry contact of any alarm or panel, joins the house network and notifies up to six phones through the Millrace Level app. It also says when the power fails and when it comes back.',
    specs: {
      Power: { Supply: '120 VAC plug-in, or 12 to 24 VDC', Backup: 'Reports loss of power for 10 minutes' },
      Network: {
        'Wi-Fi': '802.11 b/g/n, 2.4 GHz only',
        Phones: '6',
        Subscription: 'None for notifications; history at 1.99 a month',
      },
      Inputs: { Contacts: '2, dry', Temperature: 'Built in, -4 to 122 °F' },
      Enclosure: { Rating: 'NEMA 1, or NEMA 4X with external antenna' },
    },
    faqs: ['mobile-app', 'wifi-pairing', 'wifi-24ghz', 'dialer-contact'],
    accessories: ['SR-W-T', '7310440', '7310441', 'WA-O-120-D-15'],
  },
  {
    slug: 'kestrel-cellular',
    name: 'Kestrel Cellular Senders',
    description:
      'Sends text messages from lift stations without a network. It reports alarms, power failure and pump run hours once a day; the first year of service is in the price.',
    specs: {
      Power: { Supply: '120 VAC or 12 VDC', Backup: 'Lithium battery, 24 h' },
      Network: { Radio: 'LTE Cat-M1', Antenna: 'Internal, or magnetic mount with 10 ft of cable' },
      Inputs: { Contacts: '4 or 8, dry', Analogue: '1 × 4–20 mA (8-contact model)' },
      Enclosure: { Rating: 'NEMA 4X' },
    },
    faqs: ['cellular-coverage', 'dialer-contact'],
    accessories: ['7310441', '7310442'],
    configurator: kestrelCellular,
  },
  {
    slug: 'rook-auto-dialer',
    name: 'Rook Auto Dialers',
    description:
      'Calls up to eight numbers over a telephone line and plays a recorded message until somebody presses a key. For sites that still have a copper line, or an adapter that gives one.',
    specs: {
      Power: { Supply: '120 VAC plug-in', Battery: '12 V, 12 h' },
      Inputs: { Contacts: '4, dry' },
      Telephone: { Numbers: '8', Message: '60 s, your own voice' },
    },
    faqs: ['dialer-contact'],
    accessories: ['7310402'],
  },
];
