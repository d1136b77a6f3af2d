/** One thing that a start looks at. */
export interface Check {
  what: string;
  find(): Promise<Finding>;
}

export interface Finding {
  /** The state, for the log. */
  found: string;
  /** The fault and its mend, as a sentence for a person; absent: nothing is wrong. */
  fault?: string;
  /** The server must not work like this. */
  isFatal?: true;
}

export interface SelfCheck {
  /** The state by what was looked at. */
  facts: Readonly<Record<string, string>>;
  /** A sentence for each fault. */
  faults: readonly string[];
}

/** A start that is refused; every fault is named. */
export class StartRefused extends Error {
  override name = 'StartRefused';
}

/** Looks at all things at once. Throws `StartRefused` with every fault when one of them is fatal. A check that fails is a fault itself. */
export async function selfCheck(checks: readonly Check[]): Promise<SelfCheck> {
  const found = await Promise.all(checks.map(async (check) => ({ what: check.what, ...(await finding(check)) })));
  const faults = found.flatMap(({ what, fault }) => (fault === undefined ? [] : [`${what}: ${fault}`]));
  if (found.some(({ isFatal }) => isFatal))
    throw new StartRefused(['The server does not start:', ...faults.map((fault) => `  ${fault}`)].join('\n'));
  return { facts: Object.fromEntries(found.map(({ what, found: state }) => [what, state])), faults };
}

async function finding({ find }: Check): Promise<Finding> {
  try {
    return await find();
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    return { found: 'not known', fault: `this could not be looked at: ${words}` };
  }
}
