import type { Sheet } from '@millrace/exchange';
import type { Correction, Proposal } from '@millrace/studio';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type GuideReader, openGuideReader } from './guide-reader.ts';
import type { ReadConfigurator } from './guide-worker.ts';

/** A guide while it is made a configurator. */
export interface Guide {
  is: 'none' | 'reading' | 'read';
  /** The names of its files, and all their sheets. */
  names: readonly string[];
  sheets: readonly Sheet[];
  /** How CSV files were read, or what was left as it was saved. */
  told: readonly string[];
  refused: readonly string[];
  proposal: Proposal | null;
  /** The configurator of a JSON file, which needs no recognising. */
  configurator: ReadConfigurator | null;
  corrections: readonly Correction[];
  open(files: readonly File[]): void;
  correct(correction: Correction): void;
  takeBack(): void;
  reader(): GuideReader;
}

interface Read {
  names: readonly string[];
  sheets: readonly Sheet[];
  told: readonly string[];
}

const NOTHING: Read = { names: [], sheets: [], told: [] };

/** Reads files, recognises them, and recognises them anew with each correction. `first`: files that are there already. */
export function useGuide(first: readonly File[]): Guide {
  const held = useRef<GuideReader | null>(null);
  const reader = useCallback((): GuideReader => {
    held.current ??= openGuideReader();
    return held.current;
  }, []);
  const [state, setState] = useState<Guide['is']>('none');
  const [read, setRead] = useState(NOTHING);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [proposal, setProposal] = useState<Proposal | null>(null);
  const [configurator, setConfigurator] = useState<ReadConfigurator | null>(null);
  const [corrections, setCorrections] = useState<readonly Correction[]>([]);
  // A later question counts: an earlier answer that comes after it is dropped.
  const asked = useRef(0);
  const recognise = useCallback(
    async (all: readonly Correction[]): Promise<void> => {
      const nth = ++asked.current;
      const made = await reader().recognise(all);
      if (nth === asked.current) setProposal(made);
    },
    [reader],
  );
  const open = useCallback(
    async (files: readonly File[]): Promise<void> => {
      if (files.length === 0) return;
      setState('reading');
      setRefused([]);
      try {
        const { files: taken, refused: not, configurator: whole } = await reader().read(files);
        setRefused(not);
        setConfigurator(whole ?? null);
        if (taken.length > 0) {
          setRead({
            names: taken.map(({ name }) => name),
            sheets: taken.flatMap(({ sheets }) => sheets),
            told: taken.flatMap(told),
          });
          setCorrections([]);
          await recognise([]);
        }
        setState(taken.length > 0 ? 'read' : 'none');
      } catch {
        held.current?.end();
        held.current = null;
        setRefused(['The file could not be read. Nothing was changed.']);
        setState('none');
      }
    },
    [reader, recognise],
  );
  const use = useCallback(
    (all: readonly Correction[]): void => {
      setCorrections(all);
      void recognise(all);
    },
    [recognise],
  );
  const begin = useRef(first);
  useEffect(() => {
    void open(begin.current);
    begin.current = [];
    return () => {
      held.current?.end();
      held.current = null;
    };
  }, [open]);
  return {
    is: state,
    ...read,
    refused,
    proposal,
    configurator,
    corrections,
    open: (files) => void open(files),
    correct: (correction) => use([...corrections, correction]),
    takeBack: () => use(corrections.slice(0, -1)),
    reader,
  };
}

type ReadFile = Awaited<ReturnType<GuideReader['read']>>['files'][number];

const DELIMITERS: Readonly<Record<string, string>> = {
  ';': 'semicolons',
  ',': 'commas',
  '\t': 'tabs',
  '|': 'strokes',
  '  ': 'blanks',
  '': 'nothing',
};

function told({ name, csv, hasExternalLinks }: ReadFile): string[] {
  if (hasExternalLinks) return [`“${name}” has values of other files. They are read as they were saved.`];
  if (csv === undefined) return [];
  const between = DELIMITERS[csv.delimiter] ?? csv.delimiter;
  return [
    `“${name}” was read with ${between} between columns, as ${csv.encoding}, with ${csv.decimal === ',' ? 'a comma' : 'a point'} before decimals.`,
  ];
}
