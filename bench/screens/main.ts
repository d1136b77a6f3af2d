import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { configuredFamily, configuredProduct, content, listedFamily, wayTo } from '@millrace/e2e/demo-names';
import { withBrowser } from '../browser/chromium.ts';
import { takeHandbookPictures } from './handbook-pictures.ts';

/**
 * Takes pictures of every page at phone and desktop width, light and dark, into `test-results/screens`, and remakes those of
 * `docs/screens`, which hold only what a document shows. The first argument is the address of a running site, by default that of
 * `npm start`. Further arguments are names of pages; then only those are taken. The argument `office` makes the pictures of the handbook
 * instead, on a site that is started for them.
 */
if (process.argv[2] === 'office') {
  await takeHandbookPictures();
  process.exit();
}
const address = process.argv[2] ?? 'http://127.0.0.1:3000';
const wanted = process.argv.slice(3);
const folder = resolve(import.meta.dirname, '../../test-results/screens');
const shown = resolve(import.meta.dirname, '../../docs/screens');
const QUALITY = 40;
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** A panel: the document shows one. */
const { family, modelNumber } = configuredProduct(15);
const pages: Record<string, string> = {
  home: '/home',
  products: '/category',
  category: `/category/${wayTo(configuredFamily(15).slug).category.slug}`,
  family: `/family/${listedFamily().slug}`,
  configurator: `/family/${configuredFamily(15).slug}`,
  configured: `/family/${family.slug}?configurator=${encodeURIComponent(modelNumber)}`,
  specifications: `/family/${configuredFamily(15).slug}?tab=Specifications`,
  search: '/search/duplex',
  'search-decoded': `/search/${encodeURIComponent(modelNumber)}`,
  'not-found': '/family/no-such-family',
  about: '/about',
  orders: '/orders',
  warranty: '/orders/warranty-and-returns',
  contact: '/contact',
  location: '/contact/location',
  employment: '/contact/employment',
  support: '/support',
  videos: '/support/videos',
  questions: '/faq',
  careers: '/careers',
  job: `/careers?job=${content.jobs.find(({ isLive }) => isLive)?.id}`,
  application: `/employment/${content.jobs.find(({ isLive }) => isLive)?.id}`,
  blog: '/blog',
  registration: `/blog/${content.events.find(({ isLive }) => isLive)?.slug}`,
  'sign-in': '/sign-in',
  'sign-up': '/sign-up',
  post: `/blog/${content.posts.find(({ isLive, htmlContent }) => isLive && htmlContent.includes('<figure>'))?.slug}`,
};

mkdirSync(folder, { recursive: true });
await withBrowser(async (browser) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const viewport of SIZES) {
      const page = await browser.newPage({ viewport, colorScheme });
      // A visitor who has answered: otherwise the cookie banner stands on every picture.
      await page.context().addCookies([{ name: 'cookies_accepted', value: 'false', url: address }]);
      for (const [name, path] of Object.entries(pages)) {
        if (wanted.length > 0 && !wanted.includes(name)) continue;
        await page.goto(`${address}${path}`, { waitUntil: 'networkidle' });
        const file = `${name}-${viewport.width}-${colorScheme}.jpg`;
        await page.screenshot({ path: join(folder, file), type: 'jpeg', quality: QUALITY });
        if (existsSync(join(shown, file))) copyFileSync(join(folder, file), join(shown, file));
        process.stdout.write(`${name} ${viewport.width} ${colorScheme}\n`);
      }
      await page.close();
    }
  }
});
