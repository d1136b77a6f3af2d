import type { Story } from './story.ts';

export const shopStories: readonly Story[] = [
  {
    slug: 'price-sheet-2026',
    name: 'Prices from February 2, 2026',
    date: '2026-01-12',
    html: '<p>Floats and alarms rise by 2.5% on average, copper being what it is. Panels with motor protective switches stay where they are; contactor panels come down, because we now build them on the same back plate.</p><p>Orders in house by January 30 keep the old prices. The price sheets are in <a href="/support/documents">Support</a>.</p>',
  },
  {
    slug: 'tern-alarm-board-rev-c',
    name: 'A free alarm board for your Tern',
    date: '2026-03-02',
    html: '<p>After a power cut, alarm boards marked rev B or older may take up to a minute to re-arm. Rev C does it in two seconds.</p><p>Look at the lower left corner of the board. If it says A or B, order <a href="/family?part=7204901">7204901</a> or, with dry contact, <a href="/family?part=7204902">7204902</a>. It is free and fits without rewiring: four screws, one plug.</p>',
  },
  {
    slug: 'second-test-bay',
    name: 'A second test bay',
    date: '2025-10-20',
    html: '<p>Every panel we ship has run before it leaves. Since October two of them can run at once: the new bay has 600 V, a load bank to 63 A and a basin one can walk around.</p><p>For you it means two days less for panels above 25 A.</p>',
  },
  {
    slug: 'mercury-floats',
    name: 'What to do with a mercury float',
    date: '2025-06-16',
    html: '<p>Our series 1 floats, made until 2019, hold about a gram of mercury. It stays where it is as long as the body is whole.</p><ul><li>Do not cut, burn or bury it.</li><li>Put it into a closed bag, and the bag into a box.</li><li>Your county takes it, or we do: ask for a shipping label.</li></ul>',
  },
  {
    slug: 'apprentices-2025',
    name: 'Three apprentices, one panel each',
    date: '2025-08-25',
    html: '<p>Each of this summer’s apprentices drew, wired and tested a panel for the county fair: one for the fountain, one for the duck pond, one for the car wash of the fire brigade. All three passed on the first run.</p>',
  },
  {
    slug: 'read-a-model-number',
    name: 'Paste a model number, read it position by position',
    date: '2026-06-22',
    html: '<p>Twenty years of model numbers are on doors across the country. Paste one into the search box: it is read position by position, priced, and where a code no longer fits you see what would.</p><p>This one is on many doors:</p><p><a href="/family/tern-duplex?configurator=TD-3-4X-4F-040-AB-E-20">TD-3-4X-4F-040-AB-E-20</a></p><p>Hyphens, small letters and an O for a zero make no difference. A part number of seven digits works the same way.</p>',
  },
  {
    slug: 'winter-hours',
    name: 'Hours between the holidays',
    date: '2025-12-08',
    html: '<p>December 24 and 31 we close at noon. December 25 and January 1 we are closed. The support line is answered on every other working day, 8:00am to 5:00pm.</p>',
  },
  {
    slug: 'shows-2027',
    name: 'Where to meet us in 2027',
    date: '2026-11-16',
    html: '<p>The calendar of next year’s shows. To be completed.</p>',
    isLive: false,
  },
];
