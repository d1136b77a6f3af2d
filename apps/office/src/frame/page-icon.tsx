import type { ReactNode } from 'react';

/** Drawn in 16 × 16, by the last part of the address of the page. */
const drawings: Readonly<Record<string, string>> = {
  today:
    'M8 2v1.5M8 12.5V14M2 8h1.5M12.5 8H14M3.8 3.8l1 1M11.2 11.2l1 1M12.2 3.8l-1 1M4.8 11.2l-1 1M8 5.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6Z',
  categories: 'M2.5 4.5h11M2.5 8h11M2.5 11.5h11M5 2.5v2M5 6v2M5 9.5v2',
  viewitems: 'M2.5 2.5h4.5v4.5H2.5ZM9 2.5h4.5v4.5H9ZM2.5 9h4.5v4.5H2.5ZM9 9h4.5v4.5H9Z',
  families: 'M2.5 5.5 8 2.5l5.5 3v5L8 13.5l-5.5-3ZM2.5 5.5 8 8.5l5.5-3M8 8.5v5',
  products: 'M2.5 8.5V3h5.5l5.5 5.5-5 5ZM5.5 5.7v.1',
  configurators: 'M2 4.5h12v7H2ZM5.5 4.5v7M10.5 4.5v7M7 8h2',
  attributes: 'M1.5 5.5h13v5h-13ZM4 5.5v2M6.7 5.5v3M9.3 5.5v2M12 5.5v3',
  documents: 'M4 2h5l3 3v9H4ZM9 2v3h3M6 8h4M6 10.5h4',
  circuits: 'M2 8h3M5 5v6M7.5 5v6M7.5 8H14M11 5.5v5',
  pictures: 'M2.5 5h8v8.5h-8ZM5.5 5V2.5h8V11H10.5',
  'category-tree': 'M3 3.5h4M3 3.5v9h4M3 8h4M9 3.5h4M9 8h4M9 12.5h4',
  media: 'M2.5 3.5h11v9h-11ZM2.5 10.5l3-3 2.5 2.5 2-2 3.5 3M10.5 6v.1',
  sitedocuments: 'M3 2.5h7l3 3v8H3ZM5.5 11v-3M8 11V6.5M10.5 11V9',
  faqs: 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2ZM6.2 6.3a1.8 1.8 0 1 1 2.5 1.7c-.5.2-.7.5-.7 1.1M8 11.2v.1',
  supportvideos: 'M2.5 3.5h11v9h-11ZM6.8 6v4l3.2-2Z',
  carousels: 'M2 4h12v6H2ZM5 12.5h6M8 10v2.5',
  posts: 'M3 2.5h10v11H3ZM5.5 5.5h5M5.5 8h5M5.5 10.5h3',
  events: 'M2.5 4h11v9.5h-11ZM2.5 7h11M5.5 2.5V5M10.5 2.5V5',
  jobs: 'M2.5 5.5h11v7.5h-11ZM6 5.5V3h4v2.5M2.5 9h11',
  redirects: 'M3 12.5V8.5a3 3 0 0 1 3-3h6.5M9.5 2.5l3 3-3 3',
  brand: 'M3 2.5h10v4H3ZM8 6.5v3M6.5 9.5h3v4h-3Z',
  settings: 'M2.5 5h6M11.5 5h2M2.5 11h2M7.5 11h6M8.5 3.5h3v3h-3ZM4.5 9.5h3v3h-3Z',
  privatelabelgroups: 'M2.5 3h6v4h-6ZM7.5 9h6v4h-6ZM5.5 7v4h2',
  customers: 'M2.5 13.5v-8l5.5-3 5.5 3v8ZM6.5 13.5v-4h3v4',
  customerfamilies: 'M2.5 5h8v8.5h-8ZM5 5V2.5h8.5V11H10.5M5 8.5h3M5 11h3',
  applications: 'M3.5 2.5h9v11h-9ZM8 5a1.4 1.4 0 1 0 0 2.8A1.4 1.4 0 0 0 8 5ZM5.5 11.3c.3-1.5 1.3-2 2.5-2s2.2.5 2.5 2',
  registrations: 'M2 5h12v2a1.2 1.2 0 0 0 0 2.4V11.5H2V9.4A1.2 1.2 0 0 0 2 7ZM9.5 5v6.5',
  staff: 'M6 3a2.2 2.2 0 1 0 0 4.4A2.2 2.2 0 0 0 6 3ZM2 13c.3-2.8 2-3.8 4-3.8s3.7 1 4 3.8M11.5 5.5h3M13 4v3',
  users:
    'M5.5 4a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM2 13c.2-2.4 1.6-3.4 3.5-3.4S8.8 10.6 9 13M10.5 4.2a1.9 1.9 0 0 1 0 3.6M11 9.7c1.7.2 2.8 1.2 3 3.3',
  persons: 'M8 2.5a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2ZM3 13.5c.3-3.2 2.3-4.3 5-4.3s4.7 1.1 5 4.3Z',
  drafts: 'M3 13.5 3.5 10.5 10.5 3.5l2.5 2.5-7 7ZM9 5l2.5 2.5',
  export: 'M8 9.7v-7M4.8 5.7 8 2.5l3.2 3.2M2.5 13.5h11',
  import: 'M8 2.5v7M4.8 6.5 8 9.7l3.2-3.2M2.5 13.5h11',
  history: 'M3 8a5 5 0 1 0 1.6-3.7L3 5.7M3 2.8v2.9h2.9M8 5.3V8l2 1.3',
  checks: 'M2.5 4.5l1.2 1.2L6 3.4M2.5 10.5l1.2 1.2L6 9.4M8.5 4.8h5M8.5 10.8h5',
  mails: 'M2 4h12v8.5H2ZM2 4.5l6 4.5 6-4.5',
  retention: 'M3 4.5h10M6 4.5V2.5h4v2M4.2 4.5l.6 9h6.4l.6-9M6.8 7v4M9.2 7v4',
  log: 'M3 2.5h10v11H3ZM5.3 5.5h.1M7.3 5.5h3.5M5.3 8h.1M7.3 8h3.5M5.3 10.5h.1M7.3 10.5h3.5',
  'script-tokens': 'M2.5 3h11v10h-11ZM5 6.5 7 8l-2 1.5M8.5 10h2.5',
  'own-sign-in': 'M5.5 6a2.5 2.5 0 1 0 2.3 3.5H13.5v-2H12v-1h-4.2A2.5 2.5 0 0 0 5.5 6ZM5.3 8.5h.1',
  guide: 'M8 4.2C6.5 3 4.5 2.8 2.5 3v9.5c2-.2 4 0 5.5 1.2 1.5-1.2 3.5-1.4 5.5-1.2V3c-2-.2-4 0-5.5 1.2ZM8 4.2v9.5',
};
const LETTERS = 2;

const drawingOf = (path: string): string | undefined => drawings[path.slice(path.lastIndexOf('/') + 1)];

/** Whether a page has a sign of its own. */
export const isDrawn = (path: string): boolean => drawingOf(path) !== undefined;

/** The sign of a page in a rail without words. A page that has none is drawn as the first letters of its name. */
export function PageIcon({ path, name }: { path: string; name: string }): ReactNode {
  const drawing = drawingOf(path);
  return drawing === undefined ? (
    <span className="rail-letters" aria-hidden="true">
      {name.slice(0, LETTERS)}
    </span>
  ) : (
    <svg className="icon rail-icon" viewBox="0 0 16 16" aria-hidden="true">
      <path d={drawing} />
    </svg>
  );
}
