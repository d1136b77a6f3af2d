import type { ComponentProps } from 'react';
import { useAnswer } from '../api/query-for.ts';
import type { PageProps } from '../page/plan.ts';
import './family.css';
import './head/summary.css';
import './documents/documents.css';
import './tabs/tabs.css';
import './family-print.css';
import { type AskedReading, askedReadingAt, familyAt } from './family-plan.ts';
import { FamilyView } from './family-view.tsx';

export { familyPlan as plan } from './family-plan.ts';

export function Page({ at }: PageProps<'family'>) {
  const family = useAnswer(familyAt(at));
  if (family === null) return null;
  const asked = askedReadingAt(at, family);
  const key = `${family.id} ${family.customer?.id}`;
  if (asked === null) return <FamilyView key={key} family={family} query={at.query} reading={null} />;
  return <ReadFamily key={`${key} ${at.query.configurator}`} family={family} query={at.query} asked={asked} />;
}

/** The family with a number in the address that its configurator does not read as it stands. */
function ReadFamily({ asked, ...rest }: Omit<ComponentProps<typeof FamilyView>, 'reading'> & { asked: AskedReading }) {
  return <FamilyView {...rest} reading={useAnswer(asked)} />;
}
