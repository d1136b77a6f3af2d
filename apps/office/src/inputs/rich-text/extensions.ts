import { type Extensions, Mark, Node } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { tableExtensions } from './tables/table-nodes.ts';

/** Addresses that the compile takes in a text: pages and files of this site, other sites, mail, phone, anchors. */
const ADDRESS = /^(?:\/(?![/\\])|#|https?:\/\/|mailto:|tel:)/i;
/** Whether a link of a text may lead there. */
export const isAddress = (href: string): boolean => ADDRESS.test(href);

/** A link without what other sites are told by it: the site's own pages follow links. */
const link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: { default: null }, title: { default: null } }),
  parseHTML: () => [
    { tag: 'a[href]', getAttrs: (element) => (isAddress(element.getAttribute('href') ?? '') ? null : false) },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
});

/** A picture of the media library, between paragraphs or in a figure. */
const image = Node.create({
  name: 'image',
  group: 'block',
  draggable: true,
  addAttributes: () => ({
    src: { default: null },
    alt: { default: '' },
    width: { default: null },
    height: { default: null },
  }),
  parseHTML: () => [{ tag: 'img[src^="/media/"]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

const block = (name: string, tag: string, content: string, group = 'block') =>
  Node.create({
    name,
    group,
    content,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  });
/** Of two marks of the same words, the one of the higher priority is written outside. */
const mark = (name: string, tag: string, priority = 100) =>
  Mark.create({ name, priority, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] });

/** All that the editor can say: elements of `richTextFault` in the compile, so that no text from here is refused. */
export const extensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    codeBlock: false,
    link: false,
    strike: false,
    underline: false,
    trailingNode: false,
  }),
  link,
  image,
  block('figure', 'figure', 'image figcaption?'),
  block('figcaption', 'figcaption', 'inline*', ''),
  block('definitions', 'dl', '(term|definition)+'),
  block('term', 'dt', 'inline*', ''),
  block('definition', 'dd', 'inline*', ''),
  mark('smallPrint', 'small', 1100),
  mark('subscript', 'sub'),
  mark('superscript', 'sup'),
  ...tableExtensions,
];
