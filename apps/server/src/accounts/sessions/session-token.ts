/** The part of a bearer token that names its session; after it stands the signature. */
export const sessionTokenOf = (token: string): string => token.split('.', 1)[0] ?? '';
