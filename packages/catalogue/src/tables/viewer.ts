import type { StaffRole } from '@millrace/contract';

/** The caller. Sessions are the server's; here only the rights that follow from them. */
export type Viewer =
  | { kind: 'anonymous' }
  /** Signed in; `customerId` is the customer viewed as, null while none is attached. */
  | { kind: 'customer'; customerId: number | null }
  | { kind: 'staff'; roles: readonly StaffRole[]; customerId: number | null };

export const anonymous: Viewer = { kind: 'anonymous' };
