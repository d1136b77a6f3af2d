import { isPageOffered, type Settings } from '@millrace/contract';
import { matchPage } from '../page/match-page.ts';

/** The links that lead to pages which this maker's site has. */
export const offeredLinks = <Link extends { to: string }>(links: readonly Link[], settings: Settings): Link[] =>
  links.filter(({ to }) => isOffered(to, settings));

function isOffered(to: string, settings: Settings): boolean {
  if (!to.startsWith('/')) return true;
  const { pathname, search } = new URL(to, 'http://site.invalid');
  const match = matchPage({ pathname, search });
  if (match?.name === 'contact' && match.at.params.id === 'employment') return settings['careers.isOffered'];
  return match === null || isPageOffered(match.name, settings);
}
