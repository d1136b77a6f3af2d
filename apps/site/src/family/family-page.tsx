import { useAnswer } from '../api/query-for.ts';
import { useLocation, useParams } from '../navigation/here.tsx';
import './family.css';
import './tabs/tabs.css';
import './family-print.css';
import { isIntrinsicallySafe } from './family-address.ts';
import { familyQuery } from './family-plan.ts';
import { FamilyView } from './family-view.tsx';

export { familyPlan as plan } from './family-plan.ts';

export function Page() {
  const { search } = useLocation();
  const family = useAnswer(familyQuery(useParams().id ?? '', isIntrinsicallySafe(new URLSearchParams(search))));
  return family === null ? null : <FamilyView key={`${family.id} ${family.customer?.id}`} family={family} />;
}
