import type { FocalPoint } from '@millrace/contract/content';
import type { MediaRecord } from '@millrace/contract/office';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { faultWords } from '../api/office-transport.ts';
import { describeMedia, draftToChange, mediaFileQuery, refreshMedia } from '../media-files/media-queries.ts';

interface Typed {
  alt?: string;
  focus?: FocalPoint | null;
}

export interface Description {
  /** All that was typed and is not in the draft yet. */
  typed: Typed;
  change(values: Typed): void;
  /** Saves at once what waits. */
  flush(): void;
  /** 'Saved', or that it is being saved; '' before anything was typed. */
  words: string;
  fault: string | null;
}

const SAVE_AFTER_MS = 400;

/** Words and focal point of a file, saved by themselves a moment after the last key. What cannot be saved stays typed, with the reason. */
export function useDescription(media: MediaRecord): Description {
  const queries = useQueryClient();
  const [typed, setTyped] = useState<Typed>({});
  const [words, setWords] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const waiting = useRef<Typed>({});
  const timer = useRef<number | undefined>(undefined);
  const isSaving = useRef(false);
  const version = useRef(media.version);
  if (!isSaving.current) version.current = media.version;

  const save = async (): Promise<void> => {
    window.clearTimeout(timer.current);
    const values = waiting.current;
    if (isSaving.current || Object.keys(values).length === 0) return;
    waiting.current = {};
    isSaving.current = true;
    try {
      const saved = await describeMedia({ uri: media.uri, version: version.current, ...values });
      version.current = saved.version;
      const draft = await draftToChange();
      queries.setQueryData(mediaFileQuery(draft, media.uri).queryKey, saved);
      isSaving.current = false;
      // Newer keys are sent next; nothing that was typed meanwhile is put back.
      if (Object.keys(waiting.current).length > 0) return await save();
      setTyped({});
      setWords('Saved');
      await refreshMedia(queries, draft);
    } catch (error) {
      isSaving.current = false;
      waiting.current = { ...values, ...waiting.current };
      setWords('Not saved');
      setFault(faultWords(error));
    }
  };
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  // Leaving the file saves what waits.
  useEffect(() => () => void latest.current(), []);

  return {
    typed,
    words,
    fault,
    flush: () => void save(),
    change: (values) => {
      setTyped({ ...typed, ...values });
      setWords('Saving …');
      setFault(null);
      waiting.current = { ...waiting.current, ...values };
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => void latest.current(), SAVE_AFTER_MS);
    },
  };
}
