import { expect, test } from 'vitest';
import { zipFault } from './zip-fault.ts';

interface Listed {
  name?: string;
  size?: number;
  extra?: number;
  comment?: number;
}
const entry = ({ name = 'a.txt', size = 5, extra = 0, comment = 0 }: Listed): Buffer => {
  const bytes = Buffer.alloc(46 + Buffer.byteLength(name) + extra + comment);
  bytes.writeUInt32LE(0x02014b50);
  bytes.writeUInt32LE(size, 24);
  bytes.writeUInt16LE(Buffer.byteLength(name), 28);
  bytes.writeUInt16LE(extra, 30);
  bytes.writeUInt16LE(comment, 32);
  bytes.write(name, 46);
  return bytes;
};
/** Packed bytes, the list of files, and its end. `says` is what the end says otherwise. */
function zipOf(files: readonly Listed[], says: { files?: number; at?: number } = {}, packed = 30): Buffer {
  const list = Buffer.concat(files.map(entry));
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(says.files ?? files.length, 10);
  end.writeUInt32LE(says.at ?? packed, 16);
  return Buffer.concat([Buffer.alloc(packed), list, end]);
}
const many = (count: number): Listed[] => Array<Listed>(count).fill({});
const withEntry = (change: (bytes: Buffer) => void): Buffer => {
  const bytes = zipOf([{}, { name: 'b/c.txt' }]);
  change(bytes);
  return bytes;
};
/** Before the list of 51 bytes for each of `many`, with an end of 22. */
const weighs = (bytes: number, sizes: readonly number[]): Buffer =>
  zipOf(
    sizes.map((size) => ({ size })),
    {},
    bytes - 22 - 51 * sizes.length,
  );
const DAMAGED = 'its list of files is damaged';

test.each<[string, Buffer]>([
  ['no file', zipOf([])],
  ['a file without a name', zipOf([{ name: '' }])],
  [
    'files with what programs say of them',
    zipOf([
      { extra: 9, comment: 4 },
      { name: 'ü/..b/a..c', extra: 2 },
    ]),
  ],
  ['a comment of all the bytes that one may have', Buffer.concat([zipOf([{}]), Buffer.alloc(65_535)])],
  ['as many files as may be', zipOf(many(10_000))],
  ['what unpacks to 200 bytes for each of its own', weighs(1000, [150_000, 50_000])],
])('an archive is taken with %s', (_, bytes) => expect(zipFault(bytes)).toBeNull());

test.each<[string, Buffer, string]>([
  ['nothing in it', Buffer.alloc(0), DAMAGED],
  ['no end', zipOf([{}]).subarray(0, -22), DAMAGED],
  ['an end cut by a byte', zipOf([{}]).subarray(0, -1), DAMAGED],
  ['a longer comment than one may have', Buffer.concat([zipOf([{}]), Buffer.alloc(65_536)]), DAMAGED],
  ['a file more than may be', zipOf(many(10_001)), 'it holds more than 10000 files, or files that are too large'],
  ['a list beyond 4 GB', zipOf([{}], { at: 0xffffffff }), 'it holds more than 10000 files'],
  ['a list that begins elsewhere', zipOf([{}], { at: 31 }), DAMAGED],
  ['more files said than there are', zipOf([{}], { files: 2 }), DAMAGED],
  ['a list that begins at the end', zipOf([], { files: 1 }), DAMAGED],
  ['a second file that is none', withEntry((bytes) => bytes.writeUInt32LE(1, 30 + 51)), DAMAGED],
  ['a name that goes on into the end', withEntry((bytes) => bytes.writeUInt16LE(8, 30 + 51 + 28)), DAMAGED],
  ['a file of 4 GB', zipOf([{ size: 0xffffffff }]), DAMAGED],
  ['what unpacks to more', weighs(1000, [150_000, 50_001]), 'it unpacks to 1 MB, far more than'],
  ['what unpacks to more than 2 GB', weighs(10_737_419, [2 ** 31 - 1, 2]), 'it unpacks to 2049 MB, far more than'],
  ['a file above', zipOf([{}, { name: '../b' }]), 'a file in it would be unpacked outside its folder: ../b'],
  ['a file above, further in', zipOf([{ name: 'a\\..\\b' }]), 'outside its folder: a\\..\\b'],
  ['what ends above', zipOf([{ name: 'a/..', extra: 3 }]), 'outside its folder: a/..'],
  ['a file from the root', zipOf([{ name: '/etc/passwd' }]), 'outside its folder: /etc/passwd'],
  ['a file of a drive', zipOf([{ name: 'c:a' }]), 'outside its folder: c:a'],
])('an archive is refused with %s', (_, bytes, fault) => expect(zipFault(bytes)).toContain(fault));

test('of the name of a file outside its folder the beginning is told', () => {
  expect(zipFault(zipOf([{ name: `/${'a'.repeat(80)}` }]))?.split(': ')[1]).toBe(`/${'a'.repeat(59)}`);
});

test('what unpacks to exactly 2 GB is taken', () => {
  expect(zipFault(weighs(10_737_419, [2 ** 31 - 1, 1]))).toBeNull();
});
