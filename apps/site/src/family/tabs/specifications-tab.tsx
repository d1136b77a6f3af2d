import type { FamilySpecs } from '@millrace/contract';
import { shownText } from '../../measures/shown-text.ts';
import { UnitSwitch } from '../../measures/unit-switch.tsx';
import { useUnits } from '../../measures/use-units.ts';
import { EmptyTab } from './empty-tab.tsx';

/** Titled groups of keys and values, in the visitor's units. */
export function SpecificationsTab({ specs }: { specs: readonly FamilySpecs[] }) {
  const units = useUnits();
  if (specs.length === 0) return <EmptyTab caption="Specifications: Not Available" />;
  const hasMeasures = specs.some(({ kvo }) => kvo.some(({ measure }) => measure !== undefined));
  return (
    <>
      {hasMeasures ? (
        <div className="pb-4">
          <UnitSwitch />
        </div>
      ) : null}
      <div className="fam-specs">
        {specs.map((group) => (
          <section key={group.title}>
            <h3>{group.title}</h3>
            <dl>
              {group.kvo.map((row) => (
                <div key={row.key}>
                  <dt>{row.key}</dt>
                  <dd>{shownText(row, units)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </>
  );
}
