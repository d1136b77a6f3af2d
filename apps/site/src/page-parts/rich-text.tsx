import './rich-text.css';
import type { MouseEvent, ReactNode } from 'react';
import { isOutside } from '../ui/button.tsx';
import { useGo } from '../ui/go-context.ts';

/** Text of the content with its markup. It was found safe when it was published. */
export function RichText({ html, className = '' }: { html: string; className?: string }): ReactNode {
  const go = useGo();
  const follow = (event: MouseEvent<HTMLDivElement>): void => {
    const path = pageLink(event);
    if (path === null) return;
    event.preventDefault();
    go.push(path);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only the links in it answer, by keyboard too
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link answers the keyboard with a click
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the compile refuses all but listed elements
    <div className={`rich ${className}`} onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />
  );
}

/** The page of this site that a plain click on a link in the text asks for, else null. */
function pageLink(event: MouseEvent): string | null {
  if (event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const href = link?.getAttribute('href') ?? '';
  return href.startsWith('/') && !isOutside(href) ? href : null;
}
