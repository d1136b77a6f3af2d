import { type ReactNode, useId, useState } from 'react';
import { rowWords } from '../../changes/row-words.ts';
import { useAllRows } from '../../draft/use-all-rows.ts';
import { goTo } from '../../navigation/here.tsx';
import { addressOfStudio } from '../ground/studio-address.ts';
import { GuideDrop } from './guide-drop.tsx';
import { holdFiles } from './held-files.ts';
import './guide.css';

const WITHOUT_CONFIGURATOR = JSON.stringify({ configurator: { isEmpty: true } });

/** A guide is dropped on the list of configurators: the family without one that it is for is asked, then its studio opens. */
export function GuideFromList(): ReactNode {
  const id = useId();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [family, setFamily] = useState('');
  const { rows } = useAllRows('families', WITHOUT_CONFIGURATOR, (row) => ({
    words: rowWords('families', row),
    hasNone: row['configurator'] == null,
  }));
  return (
    <section className="guide-from-list" aria-label="New configurator from a guide">
      <h2>New configurator from a guide</h2>
      {files.length === 0 ? (
        <GuideDrop words="Drop an ordering guide here." onFiles={setFiles} />
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            holdFiles(Number(family), files);
            goTo(addressOfStudio('families', Number(family), { tab: 'guide' }));
          }}
        >
          <p>{files.map(({ name }) => name).join(', ')}</p>
          <label htmlFor={id}>The family that it is for</label>
          <select id={id} className="field" required value={family} onChange={(event) => setFamily(event.target.value)}>
            <option value="">Choose a family without a configurator</option>
            {rows
              .filter(({ row }) => row.hasNone)
              .map(({ id: row, row: { words } }) => (
                <option key={row} value={row}>
                  {words}
                </option>
              ))}
          </select>
          <button className="button button-primary" type="submit">
            Read the guide
          </button>
          <button className="button" type="button" onClick={() => setFiles([])}>
            Another file
          </button>
        </form>
      )}
    </section>
  );
}
