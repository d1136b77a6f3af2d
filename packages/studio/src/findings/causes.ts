import { type FoundByServer, findingKey } from './joined-findings.ts';

/** Findings with one cause, told as one: several products whose price did not follow are one. */
export interface Cause<Finding extends FoundByServer = FoundByServer> {
  key: string;
  severity: Finding['severity'];
  code: string;
  findings: readonly [Finding, ...Finding[]];
}

/** Codes of which several have one cause. */
const TOGETHER: ReadonlySet<string> = new Set([
  'model-number-price',
  'model-number-unreadable',
  'model-number-incomplete',
  'duplicate-model-number',
  'known-number-refused',
  'known-number-price',
  'known-number-taken',
]);

/** Findings by cause, faults before warnings, else in their order. */
export function causesOf<Finding extends FoundByServer>(findings: readonly Finding[]): readonly Cause<Finding>[] {
  const byCause = new Map<string, [Finding, ...Finding[]]>();
  for (const finding of findings) {
    const { code, severity } = finding;
    const key = TOGETHER.has(code) ? `${severity} ${code}` : findingKey(finding);
    const known = byCause.get(key);
    if (known === undefined) byCause.set(key, [finding]);
    else known.push(finding);
  }
  return [...byCause]
    .map(([key, all]): Cause<Finding> => ({ key, severity: all[0].severity, code: all[0].code, findings: all }))
    .sort((one, other) => Number(other.severity === 'error') - Number(one.severity === 'error'));
}
