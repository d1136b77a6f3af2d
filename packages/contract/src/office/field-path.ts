import type { FieldPath } from '@millrace/configurator';

export type { FieldPath };

/** A key that stands bare after a dot; any other stands in brackets, as JSON. */
const BARE = /^[A-Za-z_$][\w$-]*$/;
const STEP = /(?:^|\.)([A-Za-z_$][\w$-]*)|\[(0|[1-9]\d*|"(?:[^"\\]|\\.)*")\]/y;

/** Writes a path for people and for refusals: `configGroups[3].options[2].attributes["amps max"]`. The whole row is ''. */
export function writePath(path: FieldPath): string {
  let text = '';
  for (const step of path) {
    if (typeof step === 'number') text += `[${step}]`;
    else if (BARE.test(step)) text += text === '' ? step : `.${step}`;
    else text += `[${JSON.stringify(step)}]`;
  }
  return text;
}

/** Reads what `writePath` writes; null for any other text. */
export function readPath(text: string): FieldPath | null {
  const path: (string | number)[] = [];
  STEP.lastIndex = 0;
  while (STEP.lastIndex < text.length) {
    const found = STEP.exec(text);
    if (found === null) return null;
    const [, key, inBrackets = ''] = found;
    const step: unknown = key ?? jsonIn(inBrackets);
    if (typeof step !== 'string' && typeof step !== 'number') return null;
    path.push(step);
  }
  return writePath(path) === text ? path : null;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
