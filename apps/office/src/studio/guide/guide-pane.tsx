import type { ReactNode } from 'react';
import { useStudio } from '../ground/studio-context.tsx';
import { GuideOut } from './guide-out.tsx';
import { GuideWorkbench } from './guide-workbench.tsx';
import { letFilesGo } from './held-files.ts';
import { knownWith } from './known-with.ts';

/** The tab of a configurator that is there: a guide is compared with it, and replaces it when it is asked to. */
export function GuidePane(): ReactNode {
  const { id, configurator, row, changeRow, go } = useStudio();
  return (
    <div className="guide-tab">
      <GuideWorkbench
        row={id}
        now={configurator.configGroups.length === 0 ? null : configurator}
        onMake={({ configurator: made, validNumbers }) => {
          letFilesGo();
          changeRow({ configurator: made, validNumbers: knownWith(row['validNumbers'], validNumbers) });
          go({ tab: 'options' });
        }}
      />
      <GuideOut />
    </div>
  );
}
