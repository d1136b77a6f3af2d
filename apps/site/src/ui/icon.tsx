import type { ReactNode } from 'react';

/** Line icons on a 16 grid; drawn in the colour of the text. */
const paths = {
  down: 'm3 6 5 5 5-5',
  right: 'm6 3 5 5-5 5',
  left: 'M10 3 5 8l5 5',
  close: 'm3.5 3.5 9 9m0-9-9 9',
  check: 'm2.5 8.5 3.6 3.6 7.4-8',
  plus: 'M8 3v10M3 8h10',
  minus: 'M3 8h10',
  menu: 'M2 4h12M2 8h12M2 12h12',
  home: 'm2 7.5 6-5 6 5M4 6.5v7h8v-7',
  search: 'M2.2 7a4.8 4.8 0 1 0 9.6 0 4.8 4.8 0 1 0-9.6 0m8.4 3.6 3.6 3.6',
  info: 'M2 8a6 6 0 1 0 12 0A6 6 0 1 0 2 8m6-.6V11m0-6v.2',
  warning: 'M8 2 1.5 13.5h13zm0 4.5v3.4m0 1.8v.2',
  share: 'M8 10V2M5 4.6 8 1.8l3 2.8M4.5 7.5h-2v6.8h11V7.5h-2',
  download: 'M8 2v8M5 7.4 8 10.2l3-2.8M2.5 11v3h11v-3',
  external: 'M6 4H3v9h9v-3M8.5 2.5h5v5M13 3 7.5 8.5',
  copy: 'M5.5 5.5h8v8h-8zM3 10.5h-.5v-8h8V3',
  pause: 'M5.5 3v10M10.5 3v10',
  play: 'M5 3v10l8-5z',
  zoom: 'M2.5 6V2.5H6M10 2.5h3.5V6M13.5 10v3.5H10M6 13.5H2.5V10',
  list: 'M2 4h1M2 8h1m-1 4h1m2.5-8H14M5.5 8H14m-8.5 4H14',
  grid: 'M2.5 2.5H7V7H2.5zm6.5 0h4.5V7H9zM2.5 9H7v4.5H2.5zM9 9h4.5v4.5H9z',
  document: 'M3.5 1.5h6l3 3v10h-9zM9 2v3h3M5.5 8h5m-5 3h5',
  person: 'M5 5.5a3 3 0 1 0 6 0 3 3 0 1 0-6 0M2.5 14c.6-3 2.7-4 5.5-4s4.9 1 5.5 4',
  facebook:
    'M9.5 14V8.5h2l.3-2.3h-2.3V5c0-.8.4-1.2 1.3-1.2h1.1V1.9c-.4-.1-1-.1-1.6-.1C8.5 1.8 7.3 2.8 7.3 4.7v1.5H5.3v2.3h2V14',
  linkedIn: 'M3 6.5V13M3 3v.3M6.5 13V6.5m0 3c0-1.8 1-3 2.7-3s2.8 1 2.8 3V13',
  youTube:
    'M1.5 5.5c0-1.4.8-2 2-2.1 3-.2 6-.2 9 0 1.2.1 2 .7 2 2.1v5c0 1.4-.8 2-2 2.1-3 .2-6 .2-9 0-1.2-.1-2-.7-2-2.1zM6.7 6v4l3.3-2z',
} as const;
export type IconName = keyof typeof paths;

/** A picture beside words, without a text of its own. When it stands alone its button carries the label. */
export function Icon({
  name,
  size = 16,
  className = '',
}: {
  name: IconName;
  size?: number;
  className?: string;
}): ReactNode {
  return (
    <svg
      className={`flex-none ${className}`}
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
