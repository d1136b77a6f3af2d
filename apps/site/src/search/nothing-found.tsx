import { CategoryTiles } from '../beside/category-tiles.tsx';

/** No result: what to try, and where to look. */
export function NothingFound({ text }: { text: string }) {
  return (
    <section className="srch-none" aria-labelledby="nothing-found">
      <h2 id="nothing-found">Nothing found for “{text}”</h2>
      <ul>
        <li>Part numbers are found whole or in part, with or without hyphens: four characters are enough.</li>
        <li>A model number is read cell by cell, from its beginning.</li>
        <li>Fewer words find more.</li>
      </ul>
      <CategoryTiles />
    </section>
  );
}
