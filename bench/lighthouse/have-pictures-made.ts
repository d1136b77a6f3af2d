const PICTURE = /<(?:img|source)\s[^>]*>/g;
const ADDRESSES = /\ssrc(?:set)?="([^"]*)"/gi;
/** The Accept header of a browser that shows every format of the site. */
const ACCEPT = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

/** The addresses of the pictures a document names, of each size. */
export function picturesOf(document: string): string[] {
  const named = (document.match(PICTURE) ?? []).flatMap((tag) =>
    [...tag.matchAll(ADDRESSES)].flatMap(([, list = '']) => list.split(', ').map((one) => one.split(' ')[0] ?? '')),
  );
  return [...new Set(named.filter((name) => name !== '').map((name) => name.replaceAll('&amp;', '&')))];
}

/** Asks for the pictures of a page once, each in every size a browser may choose, so that the server has made them. */
export async function havePicturesMade(url: string, document: string): Promise<void> {
  await Promise.all(
    picturesOf(document).map(async (picture) => {
      const answer = await fetch(new URL(picture, url), { headers: { accept: ACCEPT } });
      await answer.arrayBuffer();
    }),
  );
}
