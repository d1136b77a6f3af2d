/** A link of navigation or footer. */
export interface NamedLink {
  name: string;
  /** A path of the site, or an address outside. */
  to: string;
}

const LINE = /^(?<name>.+?):\s*(?<to>(?:\/(?![/\\])|https:\/\/)[^\s\\]*)$/;

/** The link of a line such as `Orders: /orders`; null where it is none. */
export function namedLink(line: string): NamedLink | null {
  const { name, to } = LINE.exec(line.trim())?.groups ?? {};
  return name === undefined || to === undefined ? null : { name: name.trim(), to };
}

/** The links of a setting. A line that is none is passed over. */
export const namedLinks = (lines: readonly string[]): NamedLink[] =>
  lines.map(namedLink).filter((link) => link !== null);

export const isOutside = ({ to }: NamedLink): boolean => !to.startsWith('/');
