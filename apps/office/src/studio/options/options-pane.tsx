import { groupOf } from '@millrace/studio';
import type { ReactNode } from 'react';
import { useStudio } from '../ground/studio-context.tsx';
import { GroupsPane } from '../groups/groups-pane.tsx';
import { OptionsOfGroup } from './options-of-group.tsx';
import './options.css';

/** The groups, and the options of the one that is chosen. */
export function OptionsPane(): ReactNode {
  const { configurator, at } = useStudio();
  const group = groupOf(configurator, at.group);
  return (
    <div className="studio-options-pane">
      <GroupsPane />
      {group === undefined ? (
        <section className="studio-options" aria-label="Options">
          <p className="page soft">A number begins with its first group.</p>
        </section>
      ) : (
        <OptionsOfGroup key={group.name} group={group} />
      )}
    </div>
  );
}
