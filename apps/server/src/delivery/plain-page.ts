/** A page without the site around it, for when the site itself fails. Needs no script and no style. */
export function plainPage(title: string, message: string): string {
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    `<meta name="robots" content="noindex"><title>${plainText(title)}</title></head>` +
    `<body><main><h1>${plainText(title)}</h1><p>${plainText(message)}</p><p><a href="/home">Home</a></p></main></body></html>`
  );
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it stands in HTML, also in an attribute. */
export function plainText(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}
