import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { broken, Refused } from '../limits.ts';
import type { Receiver } from './unpack.ts';

/** Hears what stands in a part, by local names: prefixes are the writer's own. */
export interface Listener {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  text?(text: string): void;
  close?(name: string): void;
}

/** Characters without any tag among them, which no cell has. */
const LONGEST_TEXT = 100_000;

/** Reads a part as XML while it is unpacked. Documents that declare entities are refused. */
export function readXml(part: string, { open, text, close }: Listener): Receiver {
  const decoder = new TextDecoder();
  const parser = new SaxesParser({ xmlns: false, position: false });
  let sinceTag = 0;
  parser.on('error', () => {
    throw broken(part);
  });
  parser.on('doctype', () => {
    throw broken(part);
  });
  parser.on('opentag', (tag: SaxesTagPlain) => {
    sinceTag = 0;
    open(localName(tag.name), tag.attributes);
  });
  if (text !== undefined) parser.on('text', text);
  if (close !== undefined) parser.on('closetag', (tag: SaxesTagPlain) => close(localName(tag.name)));
  return {
    take: (bytes) => {
      sinceTag += bytes.length;
      parser.write(decoder.decode(bytes, { stream: true }));
      if (sinceTag > LONGEST_TEXT) throw new Refused({ code: 'too-large', what: 'cell', limit: LONGEST_TEXT });
    },
    end: () => {
      parser.write(decoder.decode());
      parser.close();
    },
  };
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);
