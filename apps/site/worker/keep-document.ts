import { isForEverybody } from '../src/kept-on-device/is-for-everybody.ts';
import { KEPT } from '../src/kept-on-device/kept-caches.ts';
import { namedAnswer, nameOf } from '../src/kept-on-device/kept-document.ts';

/** A newer answer for a document that the visitor keeps replaces it, under its name; any other document is not kept. */
export async function keepAnew({
  request,
  response,
}: {
  request: Request;
  response: Response;
}): Promise<Response | null> {
  if (!isForEverybody(response)) return null;
  const documents = await caches.open(KEPT.documents);
  const kept = await documents.match(request.url, { ignoreVary: true });
  const name = kept === undefined ? null : nameOf(kept);
  return name === null ? null : namedAnswer(response, name);
}
