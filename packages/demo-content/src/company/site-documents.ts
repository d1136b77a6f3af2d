import type { SiteDocument } from '@millrace/contract/content';
import { aboutText, footerText, supportText } from './about.ts';

type WrittenSiteDocument = Omit<SiteDocument, 'id' | 'isLive' | 'position'> & { isLive?: false };

const file = (category: string, name: string, uri: string): WrittenSiteDocument => ({
  category,
  name,
  uri,
  filename: uri.slice(uri.lastIndexOf('/') + 1),
  htmlContent: null,
});
const prose = (category: string, name: string, htmlContent: string): WrittenSiteDocument => ({
  category,
  name,
  uri: '',
  filename: '',
  htmlContent,
});

const written: readonly WrittenSiteDocument[] = [
  file('xls', 'Price list, all models', 'documents/millrace-price-list-2026.xlsx'),
  file('pdf', 'Price list, all models', 'documents/millrace-price-list-2026.pdf'),
  file('app', 'Application for employment', 'documents/millrace-application-for-employment.pdf'),
  file('Building', 'The plant at Tamarack Falls', 'company/building.png'),
  file('Logo', 'Millrace Controls', 'company/logo.svg'),
  file('SSPMA', 'Sump and sewage pump association', 'company/sspma.svg'),
  prose('About', 'About Millrace Controls', aboutText),
  prose('Footer', 'Footer note', footerText),
  prose('Support', 'Support note', supportText),
  file('Warranty', 'Three-year limited warranty', 'documents/millrace-warranty-three-year.pdf'),
  file('Warranty', 'One-year limited warranty', 'documents/millrace-warranty-one-year.pdf'),
  { ...file('xls', 'Price list 2027, draft', 'documents/millrace-price-list-2027.xlsx'), isLive: false },
];

export const siteDocuments = (): SiteDocument[] =>
  written.map((row, index) => ({ id: index + 1, ...row, isLive: row.isLive ?? true, position: index }));
