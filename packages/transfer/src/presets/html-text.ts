/** A description as plain text with paragraphs, and what of the HTML is not in it. */
export interface TextOfHtml {
  text: string;
  /** Kinds of elements that were left out, each once: `picture`, `video or frame`. */
  lost: readonly string[];
}

/** Elements that hold something which text cannot; their content is left out with them, where they have any. */
const LOST: Readonly<Record<string, string>> = {
  img: 'picture',
  picture: 'picture',
  svg: 'picture',
  iframe: 'video or frame',
  video: 'video or frame',
  audio: 'video or frame',
  object: 'video or frame',
  embed: 'video or frame',
  form: 'form',
  script: 'script',
  style: 'style',
};
const HOLDS_CODE = new Set(['script', 'style', 'svg', 'object', 'iframe', 'video', 'audio', 'noscript', 'template']);
const PARAGRAPH = /^(?:p|div|section|article|h[1-6]|ul|ol|table|blockquote|pre|hr|header|footer)$/;
const LINE = /^(?:br|tr|li|dt|dd)$/;

/** Reads HTML as people see it: paragraphs, lists with dashes, rows of tables with a colon after their first cell. */
export function textOfHtml(html: string): TextOfHtml {
  const lost = new Set<string>();
  let text = '';
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    text += textOf(html.slice(at, open < 0 ? html.length : open));
    if (open < 0) break;
    const tag = TAG.exec(html.slice(open, open + TAG_MAX));
    if (html.startsWith('<!--', open)) {
      const end = html.indexOf('-->', open);
      at = end < 0 ? html.length : end + '-->'.length;
    } else if (tag === null) {
      text += '<';
      at = open + 1;
    } else {
      const name = (tag[2] ?? '').toLowerCase();
      const close = html.indexOf('>', open);
      at = close < 0 ? html.length : close + 1;
      const isEnd = tag[1] === '/';
      const what = LOST[name];
      if (what !== undefined && !isEnd) lost.add(what);
      if (!isEnd && HOLDS_CODE.has(name)) at = afterElement(html, at, name);
      else text += breakOf(name, isEnd);
    }
  }
  return { text: tidy(text), lost: [...lost] };
}

const TAG = /^<(\/?)([a-z][a-z0-9-]*)/i;
const TAG_MAX = 40;

function afterElement(html: string, from: number, name: string): number {
  const end = html.toLowerCase().indexOf(`</${name}`, from);
  const close = end < 0 ? -1 : html.indexOf('>', end);
  return close < 0 ? html.length : close + 1;
}

function breakOf(name: string, isEnd: boolean): string {
  if (PARAGRAPH.test(name)) return '\n\n';
  if (name === 'li' && !isEnd) return '\n- ';
  if (LINE.test(name)) return isEnd ? '' : '\n';
  return isEnd && (name === 'th' || name === 'td') ? '\t' : '';
}

const ENTITIES: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', deg: '°', plusmn: '±', times: '×', micro: 'µ' },
  ...{
    ndash: '–',
    mdash: '—',
    hellip: '…',
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
    reg: '®',
    trade: '™',
    copy: '©',
  },
  ...{
    frac12: '½',
    frac14: '¼',
    frac34: '¾',
    bull: '•',
    Omega: 'Ω',
    auml: 'ä',
    ouml: 'ö',
    uuml: 'ü',
    szlig: 'ß',
    eacute: 'é',
  },
};
const LAST_SIGN = 0x10_ff_ff;

/** The signs of a text between tags; its own breaks are blanks. */
const textOf = (text: string): string =>
  text
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .replaceAll(
      /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z][a-z0-9]{1,20}));/gi,
      (whole, decimal?: string, hex?: string, name?: string) => {
        if (name !== undefined) return ENTITIES[name] ?? whole;
        const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
        return code > 0 && code <= LAST_SIGN ? String.fromCodePoint(code).toWellFormed() : whole;
      },
    );

const tidy = (text: string): string =>
  text
    .split('\n')
    .map((line) => {
      const cells = line
        .split('\t')
        .map((cell) => cell.trim().replaceAll(/ {2,}/g, ' '))
        .filter((cell) => cell !== '');
      return cells.length > 1 ? `${cells[0]}: ${cells.slice(1).join(', ')}` : (cells[0] ?? '');
    })
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replaceAll(/(^|\n)-(?=\n|$)/g, '')
    .trim();
