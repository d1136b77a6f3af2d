import { Document, Page, renderToBuffer, Text } from '@react-pdf/renderer';
import { createElement as h } from 'react';

export interface Words {
  title: string;
}

/** The smallest layout there is. */
export function makeDocument({ title }: Words): Promise<Buffer> {
  if (typeof title !== 'string') throw new Error('The title is no text.');
  return renderToBuffer(h(Document, null, h(Page, null, h(Text, null, title))));
}
