/** A single change worth trying. */
export type Candidate =
  | { kind: 'select'; group: string; code: string }
  | { kind: 'unselect'; group: string; code: string }
  | { kind: 'switch'; group: string; from: string; to: string }
  | { kind: 'set-value'; group: string; value: number }
  | { kind: 'clear'; group: string };
