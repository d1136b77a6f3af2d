import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { markSvg, secondMaker } from '@millrace/second-maker';
import { runContent } from '../site/publish.ts';

const USER = resolve(import.meta.dirname, '../../apps/server/src/programs/user.ts');

/** Says at the terminal who the second maker is, as its staff would. */
export function sayWhoTheyAre(dataDir: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'millrace-mark-'));
  const mark = join(folder, 'mark.svg');
  writeFileSync(mark, markSvg);
  const { name, tagline, address, phone, email, hours, timeZone, units, locale, currency, colours } = secondMaker;
  const flags = {
    name,
    tagline,
    address: address.join('; '),
    phone,
    email,
    hours,
    'time-zone': timeZone,
    units,
    locale,
    currency,
    accent: colours.accent,
    mark,
  };
  const words = Object.entries(flags).flatMap(([flag, value]) => [`--${flag}`, value]);
  const printed = runContent(dataDir, 'new-maker', ...words);
  rmSync(folder, { recursive: true });
  return printed;
}

/** Makes the first admin at the terminal. Returns the password that is printed once. */
export function makeAdmin(dataDir: string, email: string): string {
  const printed = execFileSync(process.execPath, [USER, 'create-admin', email], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: dataDir },
  });
  const password = /^Password {2}(\S+)$/m.exec(printed)?.[1];
  if (password === undefined) throw new Error(`No password is printed: ${printed}`);
  return password;
}
