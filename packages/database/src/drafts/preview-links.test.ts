import { expect, test } from 'vitest';
import { onBothDatabases } from '../testing/on-both-databases.ts';
import { beginDraft } from './draft-store.ts';
import {
  addPreviewLink,
  dropPreviewLink,
  dropPreviewLinksEnded,
  findPreviewLink,
  listPreviewLinks,
} from './preview-links.ts';

const HOUR_MS = 3_600_000;

onBothDatabases('links to the preview of a draft', (database) => {
  const queries = () => database().queries;
  const begin = async (): Promise<string> =>
    (await beginDraft(queries(), { name: 'Spring', note: '', begunBy: 'ada', baseRevision: 0 })).id;
  const add = (draftId: string, keyHash: string, hours = 1) =>
    addPreviewLink(queries(), { draftId, keyHash, note: keyHash, customerId: 7, madeBy: 'ada', hours });
  const notes = async (draftId: string) => (await listPreviewLinks(queries(), draftId)).map(({ note }) => note);

  test('are good for their hours, and their key is told by no answer', async () => {
    const draftId = await begin();
    const { id, madeAt, endsAt, ...made } = await add(draftId, 'one', 3);
    expect(made).toEqual({ draftId, note: 'one', customerId: 7, madeBy: 'ada' });
    expect(endsAt.getTime() - madeAt.getTime()).toBe(3 * HOUR_MS);
    expect(await findPreviewLink(queries(), 'one')).toEqual({ id, madeAt, endsAt, ...made });
    expect(await findPreviewLink(queries(), 'two')).toBeUndefined();
  });

  test('of a draft are its own, the last made first', async () => {
    const [draftId, other] = [await begin(), await begin()];
    await add(draftId, 'one');
    await add(other, 'two');
    await add(draftId, 'three');
    expect([await notes(draftId), await notes(other)]).toEqual([['three', 'one'], ['two']]);
  });

  test('that have ended are found and listed no more, and go', async () => {
    const draftId = await begin();
    await add(draftId, 'over', 0);
    await add(draftId, 'good');
    expect(await findPreviewLink(queries(), 'over')).toBeUndefined();
    expect(await notes(draftId)).toEqual(['good']);
    await dropPreviewLinksEnded(queries());
    // The hash of one that is gone may be used again.
    await add(draftId, 'over');
    await expect(add(draftId, 'good')).rejects.toThrow();
    expect(await notes(draftId)).toEqual(['over', 'good']);
  });

  test('are taken back once, in their own draft alone', async () => {
    const [draftId, other] = [await begin(), await begin()];
    const { id } = await add(draftId, 'one');
    await add(draftId, 'two');
    const drop = (of: string) => dropPreviewLink(queries(), of, id);
    expect([await drop(other), await drop(draftId), await drop(draftId)]).toEqual([false, true, false]);
    expect(await notes(draftId)).toEqual(['two']);
  });
});
