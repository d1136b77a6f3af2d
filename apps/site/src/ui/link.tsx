import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { createPath, useHref, useLocation, useNavigate } from 'react-router';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Path, query and anchor on this site. */
  to: string;
  /** Whether it takes the place of the present entry of the history. */
  replace?: boolean;
}

/** A link to a page of this site. React Router's own brings code for other modes of its, 4 KB that nothing here uses. */
export function Link({ to, replace, onClick, ...rest }: LinkProps): ReactNode {
  const navigate = useNavigate();
  const location = useLocation();
  const href = useHref(to);
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event, rest.target)) return;
    event.preventDefault();
    navigate(to, { replace: replace ?? createPath(location) === href });
  };
  return <a {...rest} href={href} onClick={follow} />;
}

/** Whether the click means "go there", not "open a new tab" or "save". */
const isPlainClick = (event: MouseEvent, target: string | undefined): boolean =>
  event.button === 0 &&
  (target === undefined || target === '_self') &&
  !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);
