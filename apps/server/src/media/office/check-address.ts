import { uploadTypeOf, uploadTypes } from '@millrace/contract/office';
import { refused } from '../../problems/problem-error.ts';
import { extension, isHashedName, isMediaPath } from '../media-path.ts';

/** Folders whose files are made for each number, page or grant. */
const RESERVED: readonly string[] = ['og', 'picture', 'wiring', 'by-right'];

/** Refuses an address at which a file of this type cannot lie. */
export function checkAddress(uri: string, type: string): void {
  const [folder = ''] = uri.split('/');
  if (!isMediaPath(uri))
    throw refused('bad-request', 'An address is a folder and a name of letters, digits and hyphens: photos/hall.jpg.');
  if (RESERVED.includes(folder.toLowerCase()))
    throw refused('bad-request', `The folder ${folder} is made by the site itself. Choose another one.`);
  const known = uploadTypeOf(type);
  if (known === null || uploadTypeOf(extension(uri)) !== known) {
    const [first] = known === null ? [type] : uploadTypes[known].endings;
    throw refused('bad-request', `The address must end in .${first}, as the file is of that type.`);
  }
  if (isHashedName(uri))
    throw refused('bad-request', 'A name with a hash in it is kept by browsers for good. Choose a name without one.');
}

/** A free address beside a taken one: photos/hall.jpg, photos/hall-2.jpg, photos/hall-3.jpg … */
export function freeAddress(uri: string, isTaken: (uri: string) => boolean): string {
  const dot = uri.lastIndexOf('.');
  const [stem, ending] = [uri.slice(0, dot), uri.slice(dot)];
  for (let nth = 2; ; nth++) {
    const other = `${stem}-${nth}${ending}`;
    if (!isTaken(other)) return other;
  }
}
