import { groupOf } from '@millrace/studio';
import { type ReactNode, useCallback, useState } from 'react';
import { useStudio } from '../ground/studio-context.tsx';
import { useRename } from '../ground/use-rename.tsx';
import { GroupEditor } from '../groups/group-editor.tsx';
import { GroupsPane } from '../groups/groups-pane.tsx';
import { OptionsOfGroup } from './options-of-group.tsx';
import './options.css';

/** The groups, and the options of the one that is chosen. */
export function OptionsPane(): ReactNode {
  const { configurator, at } = useStudio();
  const [isEditing, setEditing] = useState(false);
  const edit = useCallback(() => setEditing(true), []);
  // Above what is drawn anew for another group: a rename ends at the new name.
  const rename = useRename();
  const group = groupOf(configurator, at.group);
  return (
    <div className="studio-options-pane">
      <GroupsPane onEdit={edit} />
      {group === undefined ? (
        <section className="studio-options" aria-label="Options">
          <p className="option-none soft">A number begins with its first group: + above adds it.</p>
        </section>
      ) : (
        <OptionsOfGroup
          key={group.name}
          group={group}
          onEdit={edit}
          onRename={rename.ask}
          editor={
            isEditing
              ? (onAddColumn) => (
                  <GroupEditor
                    group={group}
                    onRename={rename.ask}
                    onAddColumn={onAddColumn}
                    onDone={() => setEditing(false)}
                  />
                )
              : null
          }
        />
      )}
      {rename.sheet}
    </div>
  );
}
