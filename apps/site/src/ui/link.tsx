import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useGo } from './go-context.ts';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Path from the root, query and anchor on this site. */
  to: string;
  /** Whether it replaces the present history entry. */
  replace?: boolean;
}

/** A link to a page of this site. The way there comes from around it (go-context.ts), so that this folder rests on no other. */
export function Link({ to, replace, onClick, ...rest }: LinkProps): ReactNode {
  const go = useGo();
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event, rest.target)) return;
    event.preventDefault();
    if (replace ?? event.currentTarget.href === location.href) go.replace(to);
    else go.push(to);
  };
  return <a {...rest} href={to} onClick={follow} />;
}

/** Whether the click means "go there", not "open a new tab" or "save". */
const isPlainClick = (event: MouseEvent, target: string | undefined): boolean =>
  event.button === 0 &&
  (target === undefined || target === '_self') &&
  !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);
