import { type RefObject, useRef, useState } from 'react';
import { chosenResume } from './chosen-resume.ts';

export interface Resume {
  file: File | null;
  /** The fault of the file chosen last. While there is one nothing is sent. */
  fault: string | undefined;
  /** The field that a file is chosen in. */
  input: RefObject<HTMLInputElement | null>;
  choose(files: FileList | null): Promise<void>;
  remove(): void;
  /** Takes the refused file away; one attached before stays. */
  dismiss(): void;
}

/** The résumé that comes with an application, looked at as soon as it is chosen. One that is refused leaves the one before. */
export function useResume(): Resume {
  const [{ file, fault }, set] = useState<Pick<Resume, 'file' | 'fault'>>({ file: null, fault: undefined });
  const input = useRef<HTMLInputElement>(null);
  const choose = async (files: FileList | null): Promise<void> => {
    const chosen = await chosenResume([...(files ?? [])]);
    if (chosen !== null) set({ file, fault: undefined, ...chosen });
  };
  return {
    file,
    fault,
    input,
    choose,
    remove: () => set((was) => ({ ...was, file: null })),
    dismiss: () => set((was) => ({ ...was, fault: undefined })),
  };
}
