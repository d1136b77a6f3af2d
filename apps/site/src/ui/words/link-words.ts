/** Words for a link that came without any: a page of this site by the last part of its path, others by their address. */
export function linkWords(link: string): string {
  if (!link.startsWith('/')) return link.replace(/^https?:\/\//, '').replace(/\/$/, '');
  const [path = ''] = link.split(/[?#]/);
  const last = path.split('/').findLast((part) => part !== '') ?? 'home';
  const words = last.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
