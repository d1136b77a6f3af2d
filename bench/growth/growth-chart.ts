import type { Growth } from './growth.ts';

/** The figure each panel shows, and its unit. */
const panels = [
  ['compileMs', 'compile', 'ms'],
  ['searchP99Ms', 'search, 99 of 100', 'ms'],
  ['startS', 'start with data', 's'],
  ['memoryMb', 'memory, at most', 'MB'],
  ['visibleMs', 'publish to visible', 'ms'],
  ['sitemapMs', 'sitemap, first time', 'ms'],
] as const satisfies [keyof Growth, string, string][];

const COLUMNS = 3;
const PANEL = { width: 250, height: 150, bar: 16, gap: 28, top: 44, label: 44 };
const INK = '#0c1a24';
const WATER = '#0a5fa8';
const RULE = '#d3dae0';

/** Six small bar charts as one SVG, each bar in proportion to the largest of its panel. */
export function growthChart(found: readonly Growth[]): string {
  const rows = Math.ceil(panels.length / COLUMNS);
  const [width, height] = [PANEL.width * COLUMNS, PANEL.height * rows];
  const drawn = panels.map(([key, title, unit], index) => {
    const [x, y] = [(index % COLUMNS) * PANEL.width, Math.floor(index / COLUMNS) * PANEL.height];
    return `<g transform="translate(${x} ${y})">${panelOf(found, key, title, unit)}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="sans-serif" font-size="12" fill="${INK}" role="img" aria-label="How the site grows with its content"><rect width="${width}" height="${height}" fill="#fff"/>\n${drawn.join('\n')}\n</svg>\n`;
}

function panelOf(found: readonly Growth[], key: (typeof panels)[number][0], title: string, unit: string): string {
  const largest = Math.max(...found.map((growth) => growth[key]));
  const room = PANEL.width - PANEL.label - 90;
  const bars = found.map((growth, index) => {
    const y = PANEL.top + index * PANEL.gap;
    const length = Math.max(1, (growth[key] / largest) * room);
    const middle = y + PANEL.bar - 4;
    return [
      `<text x="12" y="${middle}">${growth.size}</text>`,
      `<rect x="${PANEL.label}" y="${y}" width="${length.toFixed(1)}" height="${PANEL.bar}" fill="${WATER}"/>`,
      `<text x="${(PANEL.label + length + 6).toFixed(1)}" y="${middle}">${figure(growth[key])} ${unit}</text>`,
    ].join('');
  });
  return `<line x1="12" x2="${PANEL.width - 12}" y1="30" y2="30" stroke="${RULE}"/><text x="12" y="22" font-weight="600">${title}</text>${bars.join('')}`;
}

const figure = (value: number): string => (value >= 100 ? value.toFixed(0) : String(Number(value.toPrecision(2))));
