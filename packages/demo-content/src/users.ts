import type { StaffRole, UserType } from '@millrace/contract';
import { customers } from './private-label/index.ts';

export interface DemoUser {
  email: string;
  userType: UserType | null;
  customerId: number | null;
  roles: readonly StaffRole[];
}

const customerId = (wanted: string): number | null => customers().find(({ slug }) => slug === wanted)?.id ?? null;

/**
 * One of each kind: a user of each type, at customers of both private-label groups and of none, and staff of each role. Some change
 * content: one for each walk of the office in the tests.
 */
export const demoUsers = (): DemoUser[] => [
  { email: 'oem@prairiepump.example', userType: 'OEM', customerId: customerId('prairie-pump'), roles: [] },
  {
    email: 'distributor@lakehead.example',
    userType: 'Distributor',
    customerId: customerId('lakehead-supply'),
    roles: [],
  },
  { email: 'rep@dakota.example', userType: 'Rep', customerId: customerId('dakota-irrigation'), roles: [] },
  { email: 'editor@millrace.example', userType: null, customerId: null, roles: ['editor'] },
  { email: 'prices@millrace.example', userType: null, customerId: null, roles: ['editor'] },
  { email: 'options@millrace.example', userType: null, customerId: null, roles: ['editor'] },
  { email: 'rules@millrace.example', userType: null, customerId: null, roles: ['editor'] },
  { email: 'tables@millrace.example', userType: null, customerId: null, roles: ['editor'] },
  { email: 'findings@millrace.example', userType: null, customerId: null, roles: ['publisher'] },
  { email: 'guides@millrace.example', userType: null, customerId: null, roles: ['editor'] },
  { email: 'sheets@millrace.example', userType: null, customerId: null, roles: ['publisher'] },
  { email: 'brand@millrace.example', userType: null, customerId: null, roles: ['publisher'] },
  { email: 'publisher@millrace.example', userType: null, customerId: null, roles: ['publisher'] },
  { email: 'hr@millrace.example', userType: null, customerId: null, roles: ['hr'] },
  { email: 'admin@millrace.example', userType: null, customerId: null, roles: ['admin'] },
];
