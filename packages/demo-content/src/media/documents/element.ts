import { Text, View } from '@react-pdf/renderer';
import { createElement, type ReactElement, type ReactNode } from 'react';
import { type StyleName, styles } from './document-style.ts';

/** A box of the page in a named style. */
export const box = (style: StyleName, ...children: readonly ReactNode[]): ReactElement =>
  createElement(View, { style: styles[style] }, ...children);

export const words = (style: StyleName, ...children: readonly ReactNode[]): ReactElement =>
  createElement(Text, { style: styles[style] }, ...children);

/** A heading that takes at least some lines of what it heads with it to the next page. */
export const heading = (text: string): ReactElement =>
  createElement(Text, { style: styles.h2, minPresenceAhead: 60 }, text);
export const subheading = (text: string): ReactElement =>
  createElement(Text, { style: styles.h3, minPresenceAhead: 40 }, text);

/** A warning that must not be overlooked. */
export const note = (title: string, text: string): ReactElement =>
  createElement(
    View,
    { style: styles.note, wrap: false },
    createElement(Text, { style: { flex: 1 } }, createElement(Text, { style: styles.bold }, `${title}  `), text),
  );

/** Paragraphs of a text that may come with line breaks or simple markup. */
export const paragraphs = (text: string): ReactElement[] =>
  plainText(text)
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line) => words('paragraph', line.trim()));

/** Rich text as plain lines: paper knows no links. */
export const plainText = (text: string): string =>
  text
    .replaceAll(/<\/(?:p|li|h\d)>|<br\s*\/?>/g, '\n')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&nbsp;', ' ');
