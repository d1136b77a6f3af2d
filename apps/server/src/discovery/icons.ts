export interface Icon {
  path: string;
  size: number;
  /** `full`: without transparent corners, because phones cut them themselves and show transparency as black. */
  form: 'ico' | 'png' | 'full';
}

/** The icons that browsers and phones ask for, all drawn from the site's one mark. */
export const icons: readonly Icon[] = [
  { path: '/favicon.ico', size: 32, form: 'ico' },
  { path: '/apple-touch-icon.png', size: 180, form: 'full' },
  { path: '/icon-192.png', size: 192, form: 'png' },
  { path: '/icon-512.png', size: 512, form: 'png' },
];
