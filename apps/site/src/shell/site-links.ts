/** Links of the shell, in order (specification 2.2). */
export interface SiteLink {
  name: string;
  to: string;
}

export const PRODUCTS: SiteLink = { name: 'Products', to: '/category' };

/** After Products, whose link opens the menu of categories. */
export const mainLinks: readonly SiteLink[] = [
  { name: 'Orders', to: '/orders' },
  { name: 'Contact', to: '/contact' },
  { name: 'Careers', to: '/careers' },
  { name: 'Support', to: '/support' },
  { name: 'About', to: '/about' },
];

export const SIGN_IN = '/sign-in';

export const mobileLinks: readonly SiteLink[] = [PRODUCTS, ...mainLinks];

export const quickLinks: readonly SiteLink[] = [
  { name: 'About', to: '/about' },
  { name: 'Contact', to: '/contact' },
  { name: 'Support', to: '/support' },
  { name: 'Orders and Shipping', to: '/orders/orders-and-shipping' },
  { name: 'Employment', to: '/contact/employment' },
  { name: 'Application', to: '/employment' },
  { name: 'Quotes', to: '/orders' },
  { name: 'FAQ', to: '/support/frequently-asked-questions' },
];

/** Pages that lie elsewhere than the part of the site they belong to. */
const strays: Readonly<Record<string, string>> = {
  '/family': PRODUCTS.to,
  '/faq': '/support',
  '/employment': '/careers',
};

/** Whether a link of the menu leads to the visitor's part of the site. */
export function isWithin(pathname: string, to: string): boolean {
  const path = pathname.toLowerCase();
  const stray = Object.keys(strays).find((from) => isBelow(path, from));
  return isBelow(path, to) || (stray !== undefined && strays[stray] === to);
}

const isBelow = (path: string, to: string): boolean => path === to || path.startsWith(`${to}/`);
