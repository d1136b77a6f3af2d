import { inflateSync } from 'node:zlib';

/** Sizes of the formats' headers and table entries, in bytes (WOFF 1.0 and OpenType). */
const WOFF = { header: 44, entry: 20 };
const PLAIN = { header: 12, entry: 16 };
const SIGNATURE = 'wOFF';

interface Table {
  name: Buffer;
  checksum: number;
  data: Buffer;
}

/** The plain font in a WOFF 1.0 file. The PDF maker reads web fonts too, but embeds them so that nothing shows. */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== SIGNATURE) throw new Error('This is no WOFF 1.0 file.');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => readTable(woff, WOFF.header + index * WOFF.entry));
  return Buffer.concat([directory(woff.subarray(4, 8), tables), ...tables.map(({ data }) => padded(data))]);
}

function readTable(woff: Buffer, at: number): Table {
  const offset = woff.readUInt32BE(at + 4);
  const packed = woff.subarray(offset, offset + woff.readUInt32BE(at + 8));
  const isPacked = packed.length < woff.readUInt32BE(at + 12);
  return {
    name: woff.subarray(at, at + 4),
    checksum: woff.readUInt32BE(at + 16),
    data: isPacked ? inflateSync(packed) : packed,
  };
}

/** The head before the tables: the flavour, the numbers by which a reader searches the list, and the list. */
function directory(flavour: Buffer, tables: readonly Table[]): Buffer {
  const bytes = Buffer.alloc(PLAIN.header + tables.length * PLAIN.entry);
  const log = Math.floor(Math.log2(tables.length));
  const range = 2 ** log * PLAIN.entry;
  flavour.copy(bytes, 0);
  [tables.length, range, log, tables.length * PLAIN.entry - range].forEach((value, index) => {
    bytes.writeUInt16BE(value, 4 + index * 2);
  });
  let offset = bytes.length;
  for (const [index, { name, checksum, data }] of tables.entries()) {
    const at = PLAIN.header + index * PLAIN.entry;
    name.copy(bytes, at);
    bytes.writeUInt32BE(checksum, at + 4);
    bytes.writeUInt32BE(offset, at + 8);
    bytes.writeUInt32BE(data.length, at + 12);
    offset += padded(data).length;
  }
  return bytes;
}

/** Tables begin at multiples of four. */
function padded(data: Buffer): Buffer {
  return Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
}
