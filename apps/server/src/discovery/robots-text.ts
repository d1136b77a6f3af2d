/** Lets robots read every page, but neither the API nor the endless pages of search results. */
export const robotsText = (origin: string): string =>
  `User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /search\n\nSitemap: ${origin}/sitemap.xml\n`;
