/** `type` of a picture in a family's gallery; the other type is a video (specification 3). */
export const IMAGE = 2;

/** An id on the outside video host. */
export const isVideoId = (uri: string): boolean => /^[\w-]{6,20}$/.test(uri);

/** A path below /media/: `folder/file.ext`. */
export const isMediaUri = (uri: string): boolean => /^[a-z0-9-]+(?:\/[\w.~=+-]+)+$/i.test(uri);

/** The same of a file that browsers show as a picture. */
export const isPictureUri = (uri: string): boolean =>
  isMediaUri(uri) && /\.(?:svg|jpe?g|png|webp|avif|gif)$/i.test(uri);
