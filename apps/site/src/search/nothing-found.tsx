import { rootCategoriesQuery } from '../api/frame-queries.ts';
import { useAnswer } from '../api/query-for.ts';
import { useSettings } from '../api/settings.ts';
import { Link } from '../ui/link.tsx';

/** No result: what to try, where to look, whom to ask. */
export function NothingFound({ text }: { text: string }) {
  const categories = useAnswer(rootCategoriesQuery);
  const phone = useSettings()['company.phone'];
  return (
    <section className="srch-none" aria-labelledby="nothing-found">
      <h2 id="nothing-found">Nothing found for “{text}”</h2>
      <ul>
        <li>Part numbers are found whole or in part, with or without hyphens: four characters are enough.</li>
        <li>A model number is read cell by cell, from its beginning.</li>
        <li>Fewer words find more.</li>
      </ul>
      <p>
        Look through{' '}
        {categories.map(({ slug, name }, index) => (
          <span key={slug}>
            {index === 0 ? '' : index === categories.length - 1 ? ' or ' : ', '}
            <Link to={`/category/${slug}`}>{name}</Link>
          </span>
        ))}
        {phone === '' ? '.' : `, or call ${phone}.`}
      </p>
    </section>
  );
}
