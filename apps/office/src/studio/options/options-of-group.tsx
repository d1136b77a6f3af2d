import type { ConfigGroup } from '@millrace/configurator';
import type { ReactNode } from 'react';
import { amountWords } from '../ground/price-words.ts';
import { useStudio } from '../ground/studio-context.tsx';
import { kindOfGroup, kindWords } from '../groups/kind-of-group.ts';
import { RuleCell } from './rule-cell.tsx';

/** The options of a group. */
export function OptionsOfGroup({ group }: { group: ConfigGroup }): ReactNode {
  const { at, go } = useStudio();
  return (
    <section className="studio-options" aria-labelledby="studio-group">
      <header className="studio-bar">
        <h2 id="studio-group">{group.name}</h2>
        <span className="studio-pill">{kindWords[kindOfGroup(group)].words}</span>
      </header>
      <div className="studio-scroll">
        <table className="studio-table">
          <thead>
            <tr>
              <th scope="col">Code</th>
              <th scope="col">Description</th>
              <th scope="col" className="is-number">
                Price
              </th>
              <th scope="col">Rules</th>
            </tr>
          </thead>
          <tbody>
            {(group.options ?? []).map((option) => (
              <tr
                key={option.code}
                className={option.code === at.option ? 'is-at' : undefined}
                onClick={() => go({ option: option.code })}
              >
                <td>
                  <span className="studio-code">{option.code}</span>
                </td>
                <td>{option.description ?? option.name}</td>
                <td className="is-number">{amountWords(option.price === undefined ? 0 : option.price)}</td>
                <td>
                  <RuleCell option={option} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
