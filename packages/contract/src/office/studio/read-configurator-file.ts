import type { Configurator } from '@millrace/configurator';
import { configurator } from '../../content/configurator.ts';
import { type RowFault, readBy } from '../read-row.ts';

/** The configurator of a JSON file, or all that its schema refuses; `no-json`: the text is none, with the reason. */
export type ReadConfiguratorFile =
  | { ok: true; configurator: Configurator }
  | { ok: false; code: 'no-json'; words: string }
  | { ok: false; code: 'refused'; faults: readonly RowFault[] };

/** Reads a configurator as a file has it. A field `$schema` beside its own says by which schema it was written. */
export function readConfiguratorFile(text: string): ReadConfiguratorFile {
  const written = parsed(text);
  if (written instanceof SyntaxError) return { ok: false, code: 'no-json', words: written.message };
  const read = readBy(configurator, withoutSchema(written));
  return read.ok ? { ok: true, configurator: read.value } : { ok: false, code: 'refused', faults: read.faults };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    if (error instanceof SyntaxError) return error;
    throw error;
  }
}

function withoutSchema(written: unknown): unknown {
  if (typeof written !== 'object' || written === null || Array.isArray(written)) return written;
  return Object.fromEntries(Object.entries(written).filter(([field]) => field !== '$schema'));
}
