/** A browser may begin to read the file a moment after it was told to save it. */
const KEPT_MS = 10_000;

/** Has the browser save a file under this name. */
export function saveAs(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}

export const jsonFile = (text: string): Blob => new Blob([text], { type: 'application/json' });
