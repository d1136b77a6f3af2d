import type { ComponentProps, ReactNode } from 'react';
import { Link } from './link.tsx';

type Look = 'plain' | 'primary' | 'link';
const classOf: Record<Look, string> = { plain: 'button', primary: 'button button-primary', link: 'button-link' };

/** A button; `look` link is one that reads as a link. */
export function Button({
  look = 'plain',
  className = '',
  ...rest
}: ComponentProps<'button'> & { look?: Look }): ReactNode {
  return <button type="button" {...rest} className={`${classOf[look]} ${className}`} />;
}

/** A link that looks like a button. An address with a scheme leaves the site and is a plain link. */
export function LinkButton({
  to,
  look = 'plain',
  className = '',
  ...rest
}: Omit<ComponentProps<'a'>, 'href'> & { to: string; look?: Look }): ReactNode {
  const classes = `${classOf[look]} ${className}`;
  return isOutside(to) ? <a {...rest} href={to} className={classes} /> : <Link {...rest} to={to} className={classes} />;
}

/** Whether an address is not a page of this site: another host, mail, phone, or a file. */
export const isOutside = (address: string): boolean => /^(?:[a-z][a-z+.-]*:|\/\/|\/media\/|\/api\/)/i.test(address);
