/** The addresses of the guide's pictures, by their names in its text; those for the dark scheme end in `-dark`. */
export const pictures: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>('./pictures/*.avif', { query: '?url', import: 'default', eager: true }),
  ).map(([path, address]) => [path.slice('./'.length), address]),
);
