import type { StaffRole, UserType } from '@millrace/contract';
import { customers } from './private-label/index.ts';

export interface DemoUser {
  email: string;
  userType: UserType | null;
  customerId: number | null;
  role: StaffRole | null;
}

const customerId = (wanted: string): number | null => customers().find(({ slug }) => slug === wanted)?.id ?? null;

/** One of each kind: a user of each type, at customers of both private-label groups and of none, and staff of each role. */
export const demoUsers = (): DemoUser[] => [
  { email: 'oem@prairiepump.example', userType: 'OEM', customerId: customerId('prairie-pump'), role: null },
  {
    email: 'distributor@lakehead.example',
    userType: 'Distributor',
    customerId: customerId('lakehead-supply'),
    role: null,
  },
  { email: 'rep@dakota.example', userType: 'Rep', customerId: customerId('dakota-irrigation'), role: null },
  { email: 'editor@millrace.example', userType: null, customerId: null, role: 'editor' },
  { email: 'hr@millrace.example', userType: null, customerId: null, role: 'hr' },
  { email: 'admin@millrace.example', userType: null, customerId: null, role: 'admin' },
];
