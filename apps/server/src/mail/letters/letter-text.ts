import type { MailSender } from '../mail-sender.ts';
import type { Block, Letter } from './letter.ts';

const WIDTH = 72;

/** The letter as plain text: every link on a line of its own. */
export function letterText({ heading, blocks }: Letter, sender: MailSender): string {
  const signature = [sender.company, ...sender.address.filter((line) => line !== sender.company), contactLine(sender)];
  return [
    `${heading}\n${'='.repeat(Math.min(heading.length, WIDTH))}`,
    ...blocks.map(blockText),
    // Mail programs read two hyphens and a blank as the line before a signature.
    `-- \n${signature.filter((line) => line !== '').join('\n')}`,
  ]
    .join('\n\n')
    .concat('\n');
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'text':
    case 'note':
      return wrapped(block.text);
    case 'details':
      return quotedIf(block.isTyped === true, block.details.map(({ name, value }) => `${name}: ${value}`).join('\n'));
    case 'button':
      return `${block.label}:\n${block.link}`;
  }
}

const quotedIf = (isTyped: boolean, text: string): string => (isTyped ? text.replaceAll(/^/gm, '> ') : text);

/** The line under the address: where to ask. */
export const contactLine = ({ phone, hours }: MailSender): string =>
  phone === '' ? '' : [`Questions? ${phone}`, hours].filter((part) => part !== '').join(', ');

function wrapped(text: string): string {
  const lines = [''];
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1) ?? '';
    if (line === '') lines[lines.length - 1] = word;
    else if (line.length + 1 + word.length <= WIDTH) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines.join('\n');
}
