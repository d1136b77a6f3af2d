import type { MediaRecord } from '@millrace/contract/office';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { faultWords } from '../api/office-transport.ts';
import { draftToChange, moveMedia, refreshMedia } from '../media-files/media-queries.ts';
import { Fault } from '../ui/fault.tsx';

/** The address of a file, which can be another: what names it changes with it. */
export function MoveFile({ media, onMoved }: { media: MediaRecord; onMoved(uri: string): void }): ReactNode {
  const { uri, version, uses } = media;
  const queries = useQueryClient();
  const [to, setTo] = useState(uri);
  const move = useMutation({
    mutationFn: () => moveMedia({ uri, version, to: to.trim() }),
    onSuccess: async (moved) => {
      onMoved(moved.uri);
      await refreshMedia(queries, await draftToChange());
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    move.mutate();
  };
  return (
    <form className="section" onSubmit={submit}>
      <header>
        <h2>Address</h2>
      </header>
      <label className="label" htmlFor="media-uri">
        Below /media/
      </label>
      <div className="media-address">
        <input
          id="media-uri"
          className="field figures"
          value={to}
          spellCheck={false}
          onChange={({ target }) => setTo(target.value)}
        />
        <button className="button" type="submit" disabled={to.trim() === uri || move.isPending}>
          Move
        </button>
      </div>
      <p className="soft media-note">
        {to.trim() === uri
          ? null
          : `${uses === 0 ? 'Nothing names it' : `${uses} ${uses === 1 ? 'row' : 'rows'} will name it so`}. Once this is published, the old address answers no more.`}
      </p>
      <Fault words={move.error === null ? null : faultWords(move.error)} />
    </form>
  );
}
