import { useAnswer } from '../api/query-for.ts';
import type { PageProps } from '../page/plan.ts';
import './family.css';
import './head/summary.css';
import './documents/documents.css';
import './tabs/tabs.css';
import './family-print.css';
import { familyAt } from './family-plan.ts';
import { FamilyView } from './family-view.tsx';

export { familyPlan as plan } from './family-plan.ts';

export function Page({ at }: PageProps<'family'>) {
  const family = useAnswer(familyAt(at));
  return family === null ? null : (
    <FamilyView key={`${family.id} ${family.customer?.id}`} family={family} query={at.query} />
  );
}
