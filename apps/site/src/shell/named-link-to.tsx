import { isOutside, type NamedLink } from '@millrace/contract';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from '../ui/link.tsx';

/** A link of navigation or footer: to a page of the site, or to an address outside. */
export function NamedLinkTo({ link, ...rest }: { link: NamedLink } & Omit<ComponentProps<'a'>, 'href'>): ReactNode {
  if (!isOutside(link))
    return (
      <Link {...rest} to={link.to}>
        {link.name}
      </Link>
    );
  return (
    <a {...rest} href={link.to} rel="noopener">
      {link.name}
    </a>
  );
}
