import type { Post } from '@millrace/contract/content';
import { shopStories } from './shop-stories.ts';

export interface PostDraft {
  slug: string;
  name: string;
  date: string;
  html: string;
  isLive?: false;
}

/** The posts that have pages of their own. */
const events: readonly PostDraft[] = [
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
    html: '<p>A hundred and twelve distributors and representatives came to Tamarack Falls. The wiring contest was won in eleven minutes and forty seconds, by a visitor who had never held a ferrule crimper before.</p><p>Thank you to everybody who brought a pump to be taken apart.</p>',
  },
  {
    slug: 'wwett-show-2023',
    name: 'WWETT Show 2023',
    date: '2023-03-06',
    html: '<p>We ran a Tern duplex on a clear basin for four days: 1,870 cycles, one flooded carpet. The level display and the Wi-Fi sender drew the most questions; answers to the ten most asked are in Support.</p>',
  },
  {
    slug: 'wwett-show-2022',
    name: 'WWETT Show 2022',
    date: '2022-03-07',
    html: '<p>Our first show after two years at home. The new Wren outdoor alarm was shown in public for the first time; you told us to make the top brighter, and we did.</p>',
  },
  {
    slug: 'blood-drive',
    name: 'Community blood drive',
    date: '2026-05-04',
    html: '<p>The blood mobile stands in our parking lot on the first Thursday in May and November, from 9:00am to 2:00pm. Walk in, or call the front desk for a time. Last November 46 people gave; eleven of them for the first time.</p>',
  },
];

export const posts = (): Post[] =>
  [...events, ...shopStories].map(({ slug, name, date, html, isLive }, index) => ({
    id: index + 1,
    name,
    slug,
    postDate: date,
    htmlContent: html,
    isLive: isLive ?? true,
  }));
