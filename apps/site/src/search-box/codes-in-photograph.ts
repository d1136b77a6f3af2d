/** The browser's own reader of bar codes and QR codes; few browsers have one. */
interface CodeReader {
  detect: (picture: ImageBitmap) => Promise<readonly { rawValue: string }[]>;
}
declare global {
  interface Window {
    BarcodeDetector?: new () => CodeReader;
  }
}

/** Whether this browser reads codes by itself. */
export const readsCodes = (): boolean => window.BarcodeDetector !== undefined;

/** Reads the numbers of all codes in a photograph, on the device; none where there is no code, or no picture that can be read. */
export async function codesInPhotograph(photograph: Blob): Promise<readonly string[]> {
  if (window.BarcodeDetector === undefined) return [];
  try {
    const picture = await createImageBitmap(photograph);
    try {
      const codes = await new window.BarcodeDetector().detect(picture);
      return [...new Set(codes.map(({ rawValue }) => numberIn(rawValue)).filter((text) => text !== ''))];
    } finally {
      picture.close();
    }
  } catch {
    return [];
  }
}

/** The number that a code holds; of an address of a family's page the number that it leads to. */
export function numberIn(code: string): string {
  const text = code.trim();
  const address = /^https?:/i.test(text) && URL.canParse(text) ? new URL(text) : null;
  if (address === null) return text;
  const { searchParams } = address;
  return (searchParams.get('configurator') ?? searchParams.get('part') ?? text).trim();
}
