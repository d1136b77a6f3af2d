import { kindFault, sizeFault } from './resume-kind.ts';

/** A file held whole, or what speaks against it. */
export type Chosen = { file: File } | { fault: string };

/** Looks at the files that were chosen; null where none was. What becomes of the file on the disk later changes nothing. */
export async function chosenResume([chosen, ...more]: readonly File[]): Promise<Chosen | null> {
  if (chosen === undefined) return null;
  if (more.length > 0) return { fault: 'One file only, please: put all pages into one.' };
  const refused = (why: string): Chosen => ({ fault: `${chosen.name}: ${why}` });
  const wrongSize = sizeFault(chosen.size);
  if (wrongSize !== null) return refused(wrongSize);
  const bytes = await chosen.arrayBuffer().catch(() => null);
  if (bytes === null) return refused('This file cannot be read.');
  const wrongKind = kindFault(new Uint8Array(bytes));
  if (wrongKind !== null) return refused(wrongKind);
  const { name, type, lastModified } = chosen;
  return { file: new File([bytes], name, { type, lastModified }) };
}
