import type { Story } from './story.ts';

const picture = (uri: string, alt: string, width: number, height: number, caption: string): string =>
  `<figure><img src="/media/${uri}" alt="${alt}" width="${width}" height="${height}"><figcaption>${caption}</figcaption></figure>`;

/** The posts that have pages of their own. */
export const eventStories: readonly Story[] = [
  {
    slug: 'alderon-days-registration-2025',
    name: 'Alderon Days 2025: register',
    date: '2025-04-14',
    html: '<p>Three days of panels, pumps and good food, August 13 to 15, 2025. Register by July 14, so that we know how many chairs to set out.</p>',
  },
  {
    slug: 'alderon-days-2024',
    name: 'Alderon Days 2024',
    date: '2024-09-03',
    html: [
      '<p>A hundred and twelve distributors and representatives came to Tamarack Falls. The wiring contest was won in eleven minutes and forty seconds, by a visitor who had never held a ferrule crimper before.</p>',
      picture(
        'company/building.png',
        'The plant, drawn',
        640,
        226,
        'The plant. For three days all of its doors stood open.',
      ),
      '<h2>What was shown</h2>',
      '<ul><li>A Tern duplex taken apart to the last terminal, and put together by whoever wanted to.</li><li>The new test bay, with a basin one can walk around.</li><li>Twenty years of alarms on one wall, all wired, one of them always on.</li></ul>',
      '<p>Thank you to everybody who brought a pump to be taken apart.</p>',
    ].join(''),
  },
  {
    slug: 'wwett-show-2023',
    name: 'WWETT Show 2023',
    date: '2023-03-06',
    html: [
      '<p>We ran a Tern duplex on a clear basin for four days: 1,870 cycles, one flooded carpet. The level display and the Wi-Fi sender drew the most questions; answers to the ten most asked are in <a href="/support/frequently-asked-questions">Support</a>.</p>',
      picture(
        'families/tern-duplex-application.svg',
        'A lift station in section: two pumps, four floats, the panel above',
        560,
        420,
        'As on the stand, but for the carpet.',
      ),
      '<h2>In figures</h2>',
      '<dl><dt>Days</dt><dd>4</dd><dt>Cycles of the basin</dt><dd>1,870</dd><dt>Floats handed round</dt><dd>36, of which 35 came back</dd></dl>',
    ].join(''),
  },
  {
    slug: 'wwett-show-2022',
    name: 'WWETT Show 2022',
    date: '2022-03-07',
    html: [
      '<p>Our first show after two years at home. The new <a href="/family/wren-outdoor">Wren outdoor alarm</a> was shown in public for the first time; you told us to make the top brighter, and we did.</p>',
      picture(
        'families/wren-outdoor-front.svg',
        'A Wren outdoor alarm',
        320,
        320,
        'Brighter since: the whole top lights.',
      ),
    ].join(''),
  },
  {
    slug: 'blood-drive',
    name: 'Community blood drive',
    date: '2026-05-04',
    html: [
      '<p>The blood mobile stands in our parking lot twice a year, for everybody in town. Last November 46 people gave; eleven of them for the first time.</p>',
      '<dl><dt>When</dt><dd>First Thursday in May and November, 9:00am to 2:00pm</dd><dt>Where</dt><dd>East parking lot, 1480 Weir Road; the way is on <a href="/contact/location">Location</a></dd><dt>How</dt><dd>Walk in, or call the front desk for a time</dd></dl>',
      '<h2>What to bring</h2>',
      '<ul><li>A card with your name and your date of birth.</li><li>A list of the medicines you take.</li><li>Half an hour; there is soup afterwards.</li></ul>',
    ].join(''),
  },
];
