/** How the specification prints money, dates and numbers: the defaults of the settings that say it. */
export const printingDefaults = {
  'company.country': 'US',
  'brand.locale': 'en-US',
  'brand.currency': 'USD',
};
