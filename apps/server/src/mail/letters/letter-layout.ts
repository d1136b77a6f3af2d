import {
  Body,
  Button,
  Column,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Img,
  Link,
  Preview,
  Row,
  Section,
  Text,
} from '@react-email/components';
import { createElement as el, Fragment, type ReactNode } from 'react';
import type { MailSender } from '../mail-sender.ts';
import type { Block, Detail, Letter } from './letter.ts';
import { type LetterLook, letterLook } from './letter-styles.ts';
import { contactLine } from './letter-text.ts';
import { MARK_CID, MARK_SIZE } from './mark-place.ts';

const WIDTH = 600;

export interface LaidOut {
  letter: Letter;
  sender: MailSender;
  hasMark: boolean;
}

/** A letter as a sheet of paper under the company's plate; hairlines, no boxes. */
export function letterLayout({ letter, sender, hasMark }: LaidOut): ReactNode {
  const look = letterLook(sender.look);
  return el(
    Html,
    { lang: 'en' },
    head(letter.subject, look),
    el(
      Body,
      look.styled('around', { margin: 0, padding: '24px 12px', fontFamily: look.text }),
      el(Preview, null, letter.preview),
      el(
        'div',
        { role: 'article', 'aria-roledescription': 'email', 'aria-label': letter.subject, lang: 'en' },
        el(
          Container,
          look.styled('sheet', { width: '100%', maxWidth: WIDTH, border: '1px solid', borderRadius: look.radius }),
          plate(sender, hasMark, look),
          el(
            Section,
            { style: { padding: '28px 28px 12px' } },
            el(Heading, { as: 'h1', ...look.styled('strong', headingStyle) }, letter.heading),
            ...letter.blocks.map((block, index) => el(Fragment, { key: index }, blockElement(block, look))),
          ),
          foot(sender, look),
        ),
      ),
    ),
  );
}

function head(subject: string, { darkStyles }: LetterLook): ReactNode {
  return el(
    Head,
    null,
    el('meta', { name: 'viewport', content: 'width=device-width' }),
    el('meta', { name: 'color-scheme', content: 'light dark' }),
    el('meta', { name: 'supported-color-schemes', content: 'light dark' }),
    el('title', null, subject),
    el('style', null, `:root{color-scheme:light dark}${darkStyles}`),
  );
}

/** The company's name on a plate with a rivet at each end, like a model number's. */
function plate({ company, publicUrl }: MailSender, hasMark: boolean, look: LetterLook): ReactNode {
  const [first = '', ...rest] = company.split(' ');
  const mark = el(
    Column,
    { style: { width: MARK_SIZE + 12 } },
    el(Img, {
      src: `cid:${MARK_CID}`,
      alt: '',
      width: MARK_SIZE,
      height: MARK_SIZE,
      style: { borderRadius: look.radius },
    }),
  );
  return el(
    Section,
    look.styled('plate', { borderBottom: '1px solid', padding: '14px 16px' }),
    el(
      Row,
      null,
      el(Column, { style: { width: 24 } }, rivet(look)),
      hasMark ? mark : null,
      el(
        Column,
        null,
        el(
          Link,
          { href: publicUrl, ...look.styled('strong', nameStyle) },
          first,
          rest.length === 0 ? null : el('span', { style: { fontWeight: 400 } }, ` ${rest.join(' ')}`),
        ),
      ),
      el(Column, { align: 'right', style: { width: 24 } }, rivet(look)),
    ),
  );
}

const rivet = (look: LetterLook): ReactNode =>
  el(
    'span',
    look.styled('rivet', { display: 'inline-block', width: 8, height: 8, border: '1px solid', borderRadius: '50%' }),
  );

function blockElement(block: Block, look: LetterLook): ReactNode {
  switch (block.kind) {
    case 'text':
      return el(Text, look.styled('strong', textStyle), block.text);
    case 'note':
      return el(Text, look.styled('soft', noteStyle), block.text);
    case 'details':
      return el(
        Section,
        block.isTyped === true ? look.styled('line', quoteStyle) : { style: factsStyle },
        ...block.details.map((detail) => detailRow(detail, look)),
      );
    case 'button':
      return el(
        Section,
        { style: { padding: '8px 0 16px' } },
        el(Button, { href: block.link, ...look.styled('button', buttonStyle) }, block.label),
        el(
          Text,
          look.styled('soft', addressStyle),
          'Or open this address: ',
          el(Link, { href: block.link, ...look.styled('link', { ...linkStyle, fontFamily: look.code }) }, block.link),
        ),
      );
  }
}

function detailRow({ name, value }: Detail, look: LetterLook): ReactNode {
  return el(
    Section,
    { key: name, ...look.styled('line', { borderTop: '1px solid' }) },
    el(
      Row,
      null,
      el(Column, look.styled('soft', factNameStyle), name),
      el(Column, look.styled('strong', factStyle), value),
    ),
  );
}

function foot(sender: MailSender, look: LetterLook): ReactNode {
  const lines = [sender.company, ...sender.address.filter((line) => line !== sender.company)];
  const contact = contactLine(sender);
  return el(
    Section,
    { style: { padding: '0 28px 20px' } },
    el(Hr, look.styled('line', { borderTop: '1px solid', margin: '8px 0 14px' })),
    contact === '' ? null : el(Text, look.styled('soft', footStyle), contact),
    el(Text, look.styled('soft', footStyle), lines.join(' · ')),
  );
}

const headingStyle = { margin: '0 0 16px', fontSize: '23px', lineHeight: '28px', fontWeight: 600 } as const;
const nameStyle = {
  fontSize: '19px',
  lineHeight: '28px',
  fontWeight: 600,
  letterSpacing: '-0.01em',
  textDecoration: 'none',
} as const;
const textStyle = { margin: '0 0 16px', fontSize: '16px', lineHeight: '24px' } as const;
const noteStyle = { ...textStyle, fontSize: '14px', lineHeight: '21px' } as const;
const buttonStyle = {
  padding: '12px 20px',
  border: '1px solid',
  fontSize: '16px',
  lineHeight: '20px',
  fontWeight: 500,
  textDecoration: 'none',
} as const;
const factsStyle = { padding: '0 0 16px' } as const;
const quoteStyle = { margin: '0 0 16px', padding: '0 0 0 12px', borderLeft: '3px solid' } as const;
const factStyle = {
  padding: '8px 0',
  fontSize: '15px',
  lineHeight: '21px',
  whiteSpace: 'pre-line',
  wordBreak: 'break-word',
  verticalAlign: 'top',
} as const;
const factNameStyle = { ...factStyle, width: 130, paddingRight: 12, fontSize: '13px' } as const;
const addressStyle = { margin: '12px 0 0', fontSize: '13px', lineHeight: '19px' } as const;
const linkStyle = { fontSize: '12px', textDecoration: 'underline', wordBreak: 'break-all' } as const;
const footStyle = { margin: '0 0 4px', fontSize: '13px', lineHeight: '19px' } as const;
