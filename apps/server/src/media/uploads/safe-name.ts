import { type UploadTypeName, uploadTypes } from '@millrace/contract/office';

const LONGEST = 80;

/** A name below /media/ for a file that its sender called `name`: small letters, digits and hyphens, with the ending of its type. */
export function safeName(name: string, type: UploadTypeName): string {
  const last = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
  const stem = last.replace(/\.[^.]*$/, '');
  const plain = stem
    .normalize('NFKD')
    .replaceAll('ß', 'ss')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-|-$/g, '');
  return `${plain === '' ? 'file' : plain}.${uploadTypes[type].endings[0]}`;
}
