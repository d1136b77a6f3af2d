/** Pages that have a drawn picture of their own for those who share them; all others show that of home. */
export const cardKinds = ['home', 'category', 'family', 'family-intrinsically-safe', 'blog', 'job'] as const;
export type CardKind = (typeof cardKinds)[number];

export const CARD_SIZE = { width: 1200, height: 630 } as const;
const SLUG = /^[\w-]+$/;

/** Media uri of a page's drawn picture, by the path of the one address the page is known by. */
export function cardUri(canonical: string): string {
  const { pathname, searchParams } = new URL(canonical, 'http://site.invalid');
  const job = pathname === '/careers' ? searchParams.get('job') : null;
  const [, kind = '', slug = ''] = job === null ? pathname.split('/') : ['', 'job', job];
  const wanted = searchParams.get('intrinsically-safe') === 'true' ? `${kind}-intrinsically-safe` : kind;
  const known = cardKinds.find((one) => one === wanted && one !== 'home');
  return known === undefined || !SLUG.test(slug) ? 'og/home/home.png' : `og/${known}/${slug}.png`;
}
