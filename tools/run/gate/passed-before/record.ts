import fs from 'node:fs';
import path from 'node:path';

interface Passed {
  /** The hash of what its outcome goes by. */
  inputs: string;
  /** How many tests it has. */
  tests: number;
}

/** The test files that passed when they were last run, by suite and path. */
export type PassedFiles = Record<string, Record<string, Passed>>;

const VERSION = 1;

/** Nothing where there is no such file, or one that another version wrote: then all is run. */
export function readPassedFiles(file: string): PassedFiles {
  try {
    const kept: { version?: number; passed?: PassedFiles } = JSON.parse(fs.readFileSync(file, 'utf8'));
    return kept.version === VERSION ? (kept.passed ?? {}) : {};
  } catch {
    return {};
  }
}

/** The file is there whole or as it was, also where the run is stopped meanwhile. */
export function writePassedFiles(file: string, passed: PassedFiles): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(`${file}.new`, JSON.stringify({ version: VERSION, passed }));
  fs.renameSync(`${file}.new`, file);
}
