/** Points of an A4 page, and of its text. */
const PAGE = { width: 595, height: 842, margin: 56 };
const TITLE = 20;
const TEXT = 11;
const LINE = 18;

/** A PDF of one page, in one of the faces that every reader has: a title and lines below it. The same words give the same bytes. */
export function pdfOf(title: string, lines: readonly string[]): Uint8Array {
  const top = PAGE.height - PAGE.margin;
  const content = [
    `BT /F1 ${TITLE} Tf ${PAGE.margin} ${top} Td (${escaped(title)}) Tj ET`,
    ...lines.map(
      (line, at) => `BT /F1 ${TEXT} Tf ${PAGE.margin} ${top - 2 * LINE - at * LINE} Td (${escaped(line)}) Tj ET`,
    ),
  ].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Title (${escaped(title)}) >>`,
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const tail = `trailer\n<< /Size ${size} /Root 1 0 R /Info 6 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Uint8Array.from(Buffer.from(`${file}xref\n0 ${size}\n0000000000 65535 f \n${table}${tail}`, 'latin1'));
}

const escaped = (text: string): string => text.replaceAll(/[\\()]/g, '\\$&');
