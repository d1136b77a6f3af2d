import type { Email } from 'postal-mime';

/** Properties of the one entry of a mail's calendar file, its lines unfolded. */
export function calendarOf({ attachments }: Email): Map<string, string> {
  const file = attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  if (file === undefined) throw new Error('The mail has no calendar file.');
  const text = typeof file.content === 'string' ? file.content : new TextDecoder().decode(file.content);
  const lines = text.replaceAll(/\r?\n[ \t]/g, '').split(/\r?\n/);
  const entry = lines.slice(lines.indexOf('BEGIN:VEVENT') + 1, lines.indexOf('END:VEVENT'));
  return new Map(entry.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]));
}
