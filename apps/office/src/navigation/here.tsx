import { type ComponentProps, type MouseEvent, type ReactNode, use, useSyncExternalStore } from 'react';
import { knownValues, PresentAsks } from './known-words.ts';

const MOVED = 'office:moved';

function subscribe(changed: () => void): () => void {
  for (const name of ['popstate', MOVED]) addEventListener(name, changed);
  return () => {
    for (const name of ['popstate', MOVED]) removeEventListener(name, changed);
  };
}

/** The path of the present page, without a slash at its end. */
export const useHere = (): string => useSyncExternalStore(subscribe, presentPath);
const presentPath = (): string => location.pathname.replace(/\/+$/, '');

/** The query of the present page's address. */
export const useAsked = (): URLSearchParams => new URLSearchParams(useSyncExternalStore(subscribe, presentQuery));
const presentQuery = (): string => location.search;

/** The query of the present address, as far as the page knows its words, and other addresses of the same page. */
export interface Question {
  values: Readonly<Record<string, string | undefined>>;
  /** The address of this page with these values changed; '' takes one away. */
  with(changed: Readonly<Record<string, string>>): string;
}

/** The question of the present address. */
export function useQuestion(): Question {
  const asked = useAsked();
  const asks = use(PresentAsks);
  return {
    values: knownValues(asked, asks),
    with: (changed) => {
      const params = new URLSearchParams(asked);
      for (const [name, value] of Object.entries(changed)) {
        if (value === '') params.delete(name);
        else params.set(name, value);
      }
      const question = params.toString();
      return question === '' ? location.pathname : `${location.pathname}?${question}`;
    },
  };
}

/** Goes to another page of the office. */
export function goTo(path: string): void {
  history.pushState(null, '', path);
  moved();
}

/** The same page at another address, without a step back to the one before. */
export function standAt(path: string): void {
  history.replaceState(null, '', path);
  moved();
}

function moved(): void {
  dispatchEvent(new Event(MOVED));
}

/** A link to a page of the office: the browser's own in a new tab, else without a new document. */
export function PageLink({ href, ...props }: ComponentProps<'a'> & { href: string }): ReactNode {
  const follow = (event: MouseEvent): void => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    goTo(href);
  };
  return <a href={href} onClick={follow} {...props} />;
}
