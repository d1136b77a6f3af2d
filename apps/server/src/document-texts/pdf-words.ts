import { getDocumentProxy } from 'unpdf';

/** Pages and characters of a document that are read. */
export const PAGES_READ = 100;
export const CHARACTERS_READ = 200_000;

/** Reads the words of a PDF, in a thread of its own, as UTF-8. Throws for what is no PDF, is damaged or has a password. */
export async function makeDocument(bytes: Uint8Array): Promise<Uint8Array> {
  const pdf = await open(bytes);
  try {
    let words = '';
    for (let nth = 1; nth <= Math.min(pdf.numPages, PAGES_READ) && words.length < CHARACTERS_READ; nth += 1) {
      const page = await pdf.getPage(nth);
      const { items } = await page.getTextContent();
      for (const item of items) if ('str' in item) words += item.hasEOL ? `${item.str}\n` : item.str;
      words += '\n';
      page.cleanup();
    }
    return new TextEncoder().encode(words.slice(0, CHARACTERS_READ));
  } finally {
    await pdf.loadingTask.destroy();
  }
}

/** The library's exceptions lose their words on the way out of a thread; errors keep theirs. */
async function open(bytes: Uint8Array): ReturnType<typeof getDocumentProxy> {
  try {
    return await getDocumentProxy(new Uint8Array(bytes), { useSystemFonts: false, verbosity: 0 });
  } catch (error) {
    throw new Error(String(error));
  }
}
