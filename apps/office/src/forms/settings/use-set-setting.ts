import { officeTransport } from '../../api/office-transport.ts';
import { addRow } from '../../draft/add-row.ts';
import { useRowIntoDraft } from '../../draft/use-row-into-draft.ts';
import type { ShownSetting } from './settings-shown.ts';

/** Adds a setting that staff have not set yet to the draft, with its default, so that it can be changed. */
export const useSetSetting = ({ group, key, fallback, isPublic }: ShownSetting) =>
  useRowIntoDraft<void>('settings', (draft) =>
    addRow(officeTransport, draft, 'settings', { group, key, value: fallback, isPublic }),
  );
