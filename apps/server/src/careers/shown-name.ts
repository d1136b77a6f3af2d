const NAME_MAX = 200;
const FALLBACK = 'resume';

/** A file's name as it can be shown and offered for a download: no folders, nothing that does not print, not too long. */
export function shownName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const printed = last.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029"<>:|?*]/gu, '').trim();
  const kept = printed.replace(/^\.+/, '');
  if (kept === '') return FALLBACK;
  if (kept.length <= NAME_MAX) return kept;
  const ending = /\.[a-z0-9]{1,5}$/i.exec(kept)?.[0] ?? '';
  return kept.slice(0, NAME_MAX - ending.length) + ending;
}
