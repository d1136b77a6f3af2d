/** The most that one sitemap may list. */
const SITEMAP_MAX = 50_000;
const OPEN = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export interface SitemapOptions {
  origin: string;
  /** When what the pages show was last published; null where that is not known. */
  publishedAt: Date | null;
  most?: number;
}

/** The sitemap of these addresses by name: one file, or an index and its parts. */
export function sitemapXml(
  addresses: readonly string[],
  { origin, publishedAt, most = SITEMAP_MAX }: SitemapOptions,
): Map<string, string> {
  const changed = publishedAt === null ? '' : `<lastmod>${publishedAt.toISOString()}</lastmod>`;
  const urlSet = (part: readonly string[]): string =>
    `${OPEN}<urlset ${SPACE}>\n${part.map((address) => `<url><loc>${escaped(address)}</loc>${changed}</url>\n`).join('')}</urlset>\n`;
  if (addresses.length <= most) return new Map([['sitemap.xml', urlSet(addresses)]]);
  const parts = Array.from({ length: Math.ceil(addresses.length / most) }, (_, index) => ({
    name: `sitemap-${index + 1}.xml`,
    xml: urlSet(addresses.slice(index * most, (index + 1) * most)),
  }));
  const entries = parts.map(({ name }) => `<sitemap><loc>${escaped(`${origin}/${name}`)}</loc>${changed}</sitemap>\n`);
  const index = `${OPEN}<sitemapindex ${SPACE}>\n${entries.join('')}</sitemapindex>\n`;
  return new Map([['sitemap.xml', index], ...parts.map(({ name, xml }): [string, string] => [name, xml])]);
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
