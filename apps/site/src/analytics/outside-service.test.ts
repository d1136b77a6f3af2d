import { expect, test } from 'vitest';
import { outsideService } from './outside-service.ts';

const ID = 'G-TEST123';
const page = { path: '/family/tern', name: 'page_view' };

function world(cookies = '') {
  const scripts: string[] = [];
  const written: string[] = [];
  const window: { dataLayer?: IArguments[]; [name: string]: unknown } = {};
  const document = {
    get cookie() {
      return cookies;
    },
    set cookie(text: string) {
      written.push(text);
    },
    createElement: () => ({}),
    head: { append: ({ src }: { src: string }) => scripts.push(src) },
  } as unknown as Document;
  const location = { origin: 'https://www.site.example', hostname: 'www.site.example' };
  const told = () => (window.dataLayer ?? []).map((words) => [...words]);
  return { scripts, written, window, told, provider: outsideService(ID, { window, document, location }) };
}

test('nothing is asked for until measuring starts, then the script once', () => {
  const { scripts, provider, told } = world();
  expect([scripts, told()]).toEqual([[], []]);
  provider.start('full');
  provider.stop();
  provider.start('anonymised');
  expect(scripts).toEqual([`https://www.googletagmanager.com/gtag/js?id=${ID}`]);
});
test.each([
  ['full', true],
  ['anonymised', false],
] as const)('measuring %s lets it know addresses and personalise: %s', (measuring, isFull) => {
  const { provider, told } = world();
  provider.start(measuring);
  expect(told().at(-1)).toEqual([
    'config',
    ID,
    {
      send_page_view: false,
      anonymize_ip: !isFull,
      allow_google_signals: isFull,
      allow_ad_personalization_signals: isFull,
    },
  ]);
});
test('a page is told by the path that may be known, not by the address', () => {
  const { provider, told } = world();
  provider.start('full');
  provider.take(page);
  expect(told().slice(-2)).toEqual([
    ['set', { page_location: 'https://www.site.example/family/tern', page_path: '/family/tern', page_referrer: '' }],
    ['event', 'page_view', {}],
  ]);
});
test('an action goes by its own name, with category, label and value', () => {
  const { provider, told } = world();
  provider.start('full');
  provider.take({ path: '/home', name: 'action', category: 'banner', action: 'click', label: 'Spring', value: 2 });
  expect(told().at(-1)).toEqual(['event', 'click', { event_category: 'banner', event_label: 'Spring', value: 2 }]);
});
test('its queue holds arguments, which it tells from arrays', () => {
  const { provider, window } = world();
  provider.start('full');
  expect(Object.prototype.toString.call(window.dataLayer?.[0])).toBe('[object Arguments]');
});
test('stopped it is silenced, and its cookies go from every domain it may have set them for', () => {
  const { provider, window, written } = world('a=1; _ga=GA1; _ga_TEST123=GS1; cookies_accepted=false');
  provider.start('full');
  expect(window[`ga-disable-${ID}`]).toBe(false);
  provider.stop();
  expect(window[`ga-disable-${ID}`]).toBe(true);
  expect(written).toHaveLength(8);
  expect(written.slice(0, 4)).toEqual([
    '_ga=; Max-Age=0; Path=/',
    '_ga=; Max-Age=0; Path=/; Domain=www.site.example',
    '_ga=; Max-Age=0; Path=/; Domain=site.example',
    '_ga=; Max-Age=0; Path=/; Domain=example',
  ]);
});
