import { useState } from 'react';
import { chosenResume } from './chosen-resume.ts';

export interface Resume {
  file: File | null;
  /** The fault of the file chosen last. */
  fault: string | undefined;
  choose(files: FileList | null): Promise<void>;
  remove(): void;
}

/** The résumé that comes with an application, looked at as soon as it is chosen. One that is refused leaves the one before. */
export function useResume(): Resume {
  const [{ file, fault }, set] = useState<Pick<Resume, 'file' | 'fault'>>({ file: null, fault: undefined });
  const choose = async (files: FileList | null): Promise<void> => {
    const chosen = await chosenResume([...(files ?? [])]);
    if (chosen !== null) set({ file, fault: undefined, ...chosen });
  };
  return { file, fault, choose, remove: () => set({ file: null, fault: undefined }) };
}
