import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = resolve(import.meta.dirname, '../..');
/** Time in which no script ran. */
const NO_WORK = new Set(['(idle)', '(root)', '(program)']);

/** The fields we read of V8's profile. Times are in microseconds. */
export interface CpuProfile {
  nodes: { id: number; callFrame: { functionName: string; url: string; lineNumber: number } }[];
  samples: number[];
  timeDeltas: number[];
}

export interface FunctionShare {
  /** Function, with its file and line if known. */
  name: string;
  /** Of all working time, the part in the function itself. */
  share: number;
}

/** The functions a profile's working time was spent in, the most expensive first. */
export function topFunctions(profile: CpuProfile, count: number): FunctionShare[] {
  const names = new Map(profile.nodes.map(({ id, callFrame }) => [id, nameOf(callFrame)]));
  const times = new Map<string, number>();
  profile.samples.forEach((id, index) => {
    // The first sample also carries the time V8 took to begin.
    if (index === 0) return;
    const name = names.get(id) ?? '';
    if (!NO_WORK.has(name)) times.set(name, (times.get(name) ?? 0) + (profile.timeDeltas[index] ?? 0));
  });
  const all = [...times.values()].reduce((sum, time) => sum + time, 0);
  return [...times]
    .map(([name, time]) => ({ name, share: time / all }))
    .sort((a, b) => b.share - a.share)
    .slice(0, count);
}

function nameOf({ functionName, url, lineNumber }: CpuProfile['nodes'][number]['callFrame']): string {
  const name = functionName === '' ? '(no name)' : functionName;
  if (url === '') return name;
  return `${name}  ${placeOf(url)}:${lineNumber + 1}`;
}

function placeOf(url: string): string {
  if (!url.startsWith('file:')) return url;
  return relative(ROOT, fileURLToPath(url)).replace(/^.*node_modules\//, '');
}
