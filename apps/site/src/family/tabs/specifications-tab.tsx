import type { SpecGroup } from '@millrace/contract';
import { EmptyTab } from './empty-tab.tsx';

/** Titled groups of keys and values. */
export function SpecificationsTab({ specs }: { specs: readonly SpecGroup[] }) {
  if (specs.length === 0) return <EmptyTab caption="Specifications: Not Available" />;
  return (
    <div className="fam-specs">
      {specs.map((group) => (
        <section key={group.title}>
          <h3>{group.title}</h3>
          <dl>
            {group.kvo.map(({ key, value }) => (
              <div key={key}>
                <dt>{key}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
