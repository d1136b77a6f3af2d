/** The second maker: invented, and as unlike the first as can be. All of it is data of the files beside, none of it of the product. */
export const secondMaker = {
  name: 'Hollerau Armaturen',
  tagline: 'Valves and sensors for process plants',
  address: ['Hollerau Armaturen GmbH', 'Am Mühlgraben 12', '99999 Hollerau', 'Germany'],
  // Of the range that is kept free for stories.
  phone: '+49 30 23125 014',
  email: 'info@hollerau.example',
  hours: '8:00 to 16:30, Monday to Friday',
  timeZone: 'Europe/Berlin',
  units: 'metric',
  locale: 'de-DE',
  currency: 'EUR',
  country: 'DE',
  colours: { accent: '#8c1d40', dark: '#f08fae' },
} as const;

const { accent } = secondMaker.colours;
/** The mark: a valve as flow sheets draw it. */
export const markSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><rect width="28" height="28" rx="14" fill="${accent}"/><path d="M6 8v12l8-6zM22 8v12l-8-6z" fill="#fff"/><path d="M14 14V6M10 6h8" stroke="#fff" stroke-width="1.6" fill="none"/></svg>`;
