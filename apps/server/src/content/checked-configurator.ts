import { lintConfigurator } from '@millrace/configurator';
import { readConfiguratorFile, writePath } from '@millrace/contract/office';
import type { Said } from '../console/open-console.ts';

/** Findings of the schema, or else of the publish checks, in a configurator in a JSON file. It fails with an error, not with a warning. */
export function checkedConfigurator(text: string): Said {
  const read = readConfiguratorFile(text);
  if (!read.ok && read.code === 'no-json') return { lines: [`The file is no JSON: ${read.words}`], exitCode: 1 };
  if (!read.ok) {
    const lines = read.faults.map(({ path, words }) => `error ${writePath(path) || 'the file'}: ${words}`);
    return { lines, exitCode: 1 };
  }
  const { findings, exhaustive } = lintConfigurator(read.configurator);
  const lines = findings.map(({ severity, path, message }) => `${severity} ${writePath(path)}: ${message}`);
  const hasError = findings.some(({ severity }) => severity === 'error');
  return {
    lines: [
      ...(lines.length === 0 ? ['Nothing is wrong.'] : lines),
      ...(exhaustive ? [] : ['It was searched in part only: more may be wrong.']),
    ],
    exitCode: hasError ? 1 : 0,
  };
}
