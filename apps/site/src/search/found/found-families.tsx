import type { FoundEverything, FoundFamily } from '@millrace/contract';
import { familyPath } from '../../addresses.ts';
import { modelsWords } from '../../page-parts/found-words.ts';
import { Picture } from '../../page-parts/picture.tsx';
import { formatPrice } from '../../page-parts/price.tsx';
import { Link } from '../../ui/link.tsx';
import { Highlight } from '../../ui/words/highlight.tsx';
import type { SearchAddress } from '../search-address.ts';
import { SectionHead } from './section-head.tsx';
import { SectionPages } from './section-pages.tsx';
import { sections } from './sections.ts';

const [families] = sections;
const PICTURE = 76;

interface FoundFamiliesProps {
  found: FoundEverything;
  address: SearchAddress;
}

/** The families that fit, each with those of its models that do. */
export function FoundFamilies({ found: { families: section }, address }: FoundFamiliesProps) {
  if (section.total === 0 || (address.show !== 'everything' && address.show !== 'families')) return null;
  return (
    <section className="srch-list" aria-labelledby="found-families">
      <SectionHead
        id="found-families"
        section={families}
        total={section.total}
        shown={section.items.length}
        address={address}
      />
      <ul>
        {section.items.map((family) => (
          <li key={familyPath(family)}>
            <FamilyRow family={family} text={address.text} />
          </li>
        ))}
      </ul>
      <SectionPages title={families.title} total={section.total} address={address} />
    </section>
  );
}

function FamilyRow({ family, text }: { family: FoundFamily; text: string }) {
  const { name, summary, thumbnail, isObsolete, isConfigured, priceFrom } = family;
  const price = formatPrice(priceFrom);
  return (
    <article className="fnd-family">
      <span className="srch-thumb">
        {thumbnail === null ? null : <Picture uri={thumbnail} alt="" width={PICTURE} height={PICTURE} />}
      </span>
      <div className="fnd-words">
        <h3>
          <Link to={familyPath(family)}>
            <Highlight text={name} words={text} />
          </Link>
          {isObsolete ? <span className="srch-flag">Obsolete</span> : null}
        </h3>
        <p className="fnd-summary">
          <Highlight text={summary} words={text} />
        </p>
        <FittingModels family={family} />
      </div>
      <p className="fnd-facts">
        {/* A number that is built is priced by its options, and may cost less. */}
        {price === null ? null : (
          <span className="figures">
            {isConfigured ? 'models from' : 'from'} {price}
          </span>
        )}
        {isConfigured ? <span>Configured to order</span> : null}
      </p>
    </article>
  );
}

/** `41 models fit`, and the first of them by their numbers. */
function FittingModels({ family }: { family: FoundFamily }) {
  const { allModels, fitting, models } = family;
  if (allModels === 0) return null;
  const isSome = fitting > 0 && fitting < allModels;
  return (
    <p className="fnd-models">
      <b>{modelsWords(family)}</b>
      {(isSome ? models : []).map((model) => (
        <Link key={model.partNumber} className="figures" to={familyPath(model)} title={model.description}>
          {model.partNumber}
        </Link>
      ))}
      {isSome && fitting > models.length ? <span>and {fitting - models.length} more</span> : null}
    </p>
  );
}
