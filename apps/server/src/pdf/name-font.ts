/** Of a table's entry in a font's list: its tag, checksum, place and length. */
const ENTRY = 16;
const HEAD = 12;
const NAME_RECORD = 12;
const POSTSCRIPT_NAME = 6;

/**
 * A copy of a plain font under another PostScript name, as long as its own. The PDF maker tells fonts apart by that name alone, and the
 * weights of a variable font all have one: it then embeds a font again with each change of weight.
 */
export function nameFont(font: Uint8Array, name: string): Buffer {
  const copy = Buffer.from(font);
  const tables = Array.from({ length: copy.readUInt16BE(4) }, (_, nth) => HEAD + nth * ENTRY);
  const entry = tables.find((at) => copy.toString('latin1', at, at + 4) === 'name');
  if (entry === undefined) return copy;
  const table = copy.readUInt32BE(entry + 8);
  const strings = table + copy.readUInt16BE(table + 4);
  for (let nth = 0; nth < copy.readUInt16BE(table + 2); nth += 1) {
    const record = table + 6 + nth * NAME_RECORD;
    if (copy.readUInt16BE(record + 6) !== POSTSCRIPT_NAME) continue;
    const [length, from] = [copy.readUInt16BE(record + 8), strings + copy.readUInt16BE(record + 10)];
    // Platform 1 has a byte for each letter, the others two.
    const step = copy.readUInt16BE(record) === 1 ? 1 : 2;
    for (let at = 0; at < length / step; at += 1)
      copy.writeUInt8(name.charCodeAt(at % name.length), from + at * step + step - 1);
  }
  return copy;
}
