/** The page whose link opens the menu of categories. */
export const PRODUCTS = '/category';
export const SIGN_IN = '/sign-in';

/** Pages that lie elsewhere than the part of the site they belong to. */
const strays: Readonly<Record<string, string>> = {
  '/family': PRODUCTS,
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
