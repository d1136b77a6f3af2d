import fs from 'node:fs';
import path from 'node:path';
import { findChromium } from '../../chromium/find-chromium.ts';

const POSTGRES = '/usr/lib/postgresql/*/bin/initdb';

/** Tells the kind of machine, and the versions of Node, the browser and PostgreSQL. Another version is another text. */
export function machineNow(env: NodeJS.ProcessEnv, postgres = POSTGRES): string {
  const places = (env.PATH ?? '').split(path.delimiter).map((place) => path.join(place, 'initdb'));
  const programs = [findChromium(env) ?? '', ...fs.globSync(postgres).sort(), ...places];
  return [process.platform, process.arch, process.version, ...programs.map(stampOf)].join('\n');
}

/** Changes when a package manager writes the program anew; empty where there is none. */
function stampOf(program: string): string {
  const found = fs.statSync(program, { throwIfNoEntry: false });
  return found === undefined ? '' : `${program} ${found.size} ${found.mtimeMs}`;
}
