import type { DisabledReason, Evaluation } from '../data/evaluation.ts';

/** Each code once: a limit of options and one of an attribute are one reason here. */
export function reasonsIn({ groups }: Evaluation): readonly string[] {
  const all = groups.flatMap(({ name, visible, hidden, options }) =>
    visible
      ? options.flatMap(({ code, reasons }) => reasons.map((reason) => `${name}.${code}: ${told(reason)}`))
      : hidden.map((reason) => `${name}: ${reason.code}`),
  );
  return [...new Set(all)].sort();
}

function told(reason: DisabledReason): string {
  return reason.code === 'context' ? `context ${reason.facts.join()}` : reason.code;
}
