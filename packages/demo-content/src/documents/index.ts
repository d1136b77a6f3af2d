import type { FamilyKey, WrittenDocument } from '../written-family.ts';
import { alarmDocuments } from './alarms.ts';
import { componentDocuments } from './components.ts';
import { floatDocuments } from './floats.ts';
import { panelDocuments } from './panels.ts';
import { sheetsOf } from './sheet.ts';

export const documentsByFamily: Readonly<Record<FamilyKey, readonly WrittenDocument[]>> = {
  ...floatDocuments,
  ...alarmDocuments,
  ...panelDocuments,
  ...componentDocuments,
};

const prices = sheetsOf('2026');
const company = sheetsOf('Company');

/** Documents of no one family: price sheets, lists, brochures of the house. */
export const generalDocuments: readonly WrittenDocument[] = [
  prices('PPS', '0801', 'A', '2026-02-02', 'Price sheet 2026, pump switches and floats', { supersedes: '0791' }),
  prices('PPS', '0802', 'A', '2026-02-02', 'Price sheet 2026, alarms', { supersedes: '0792' }),
  prices('PPS', '0803', 'B', '2026-06-15', 'Price sheet 2026, control panels', { supersedes: '0793' }),
  prices('PPS', '0804', 'A', '2026-02-02', 'Price sheet 2026, components and accessories', { supersedes: '0794' }),
  sheetsOf('2025')('PPS', '0793', 'C', '2025-02-03', 'Price sheet 2025, control panels'),
  sheetsOf('2027')('PPS', '0811', 'A', '2026-11-16', 'Price sheet 2027, draft', { isLive: false }),
  sheetsOf('All products')('PLS', '0901', 'H', '2026-02-02', 'List of all standard products'),
  company('BRC', '0701', 'D', '2026-01-12', 'Millrace Controls: who we are'),
  company('BRC', '0703', 'A', '2025-05-05', 'Tested before it ships'),
  sheetsOf('Training')('BKL', '0603', 'A', '2025-09-01', 'Level control: a course in eight lessons'),
];
