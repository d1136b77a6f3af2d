import { useState } from 'react';
import { kindFault, sizeFault } from './resume-kind.ts';

export interface Resume {
  file: File | null;
  /** What speaks against the file chosen last. */
  fault: string | undefined;
  choose(files: FileList | null): Promise<void>;
  remove(): void;
}

/** The résumé that comes with an application, looked at as soon as it is chosen. It is held whole: what becomes of the file on the disk changes nothing. */
export function useResume(): Resume {
  const [{ file, fault }, set] = useState<Pick<Resume, 'file' | 'fault'>>({ file: null, fault: undefined });
  const choose = async (files: FileList | null): Promise<void> => {
    const [chosen, ...more] = files ?? [];
    if (chosen === undefined) return;
    if (more.length > 0) return set({ file, fault: 'One file only, please: put all pages into one.' });
    const refuse = (why: string): void => set({ file, fault: `${chosen.name}: ${why}` });
    const wrongSize = sizeFault(chosen.size);
    if (wrongSize !== null) return refuse(wrongSize);
    const bytes = await chosen.arrayBuffer().catch(() => null);
    if (bytes === null) return refuse('This file cannot be read.');
    const wrongKind = kindFault(new Uint8Array(bytes));
    if (wrongKind !== null) return refuse(wrongKind);
    const { name, type, lastModified } = chosen;
    set({ file: new File([bytes], name, { type, lastModified }), fault: undefined });
  };
  return { file, fault, choose, remove: () => set({ file: null, fault: undefined }) };
}
