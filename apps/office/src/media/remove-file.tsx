import { request } from '@millrace/contract';
import { type MediaRecord, officeCalls } from '@millrace/contract/office';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { faultWords, officeTransport } from '../api/office-transport.ts';
import { draftToChange, nameOf, refreshMedia } from '../media-files/media-queries.ts';
import { Fault } from '../ui/fault.tsx';

/** Removes a file that nothing uses; says who uses it otherwise. */
export function RemoveFile({ media, onRemoved }: { media: MediaRecord; onRemoved(): void }): ReactNode {
  const { uri, id, version } = media;
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: async () => {
      const draft = await draftToChange();
      const query = { uri, version: version ?? '' };
      await request(officeTransport, officeCalls.officeRemoveMedia, { params: { draft }, query });
      return draft;
    },
    onSuccess: async (draft) => {
      onRemoved();
      await refreshMedia(queries, draft);
    },
  });
  if (id === null) return null;
  return (
    <>
      <button
        className="button"
        type="button"
        aria-label={`Remove ${nameOf(uri)}`}
        disabled={remove.isPending}
        onClick={() => remove.mutate()}
      >
        Remove
      </button>
      <Fault words={remove.error === null ? null : faultWords(remove.error)} />
    </>
  );
}
