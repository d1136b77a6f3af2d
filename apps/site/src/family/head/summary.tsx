import { toCents } from '@millrace/configurator';
import type { Family, FamilySpecs } from '@millrace/contract';
import type { ReactNode } from 'react';
import { report } from '../../analytics/report.ts';
import { documentAddress } from '../../api/document-address.ts';
import { useMediaUrl } from '../../api/site-context.tsx';
import { shownText } from '../../measures/shown-text.ts';
import { UnitSwitch } from '../../measures/unit-switch.tsx';
import { useUnits } from '../../measures/use-units.ts';
import { WholeRanges } from '../../measures/whole-ranges.tsx';
import { forPricingCall } from '../../nameplate/price-text.ts';
import { Link } from '../../ui/link.tsx';
import { printing } from '../../ui/words/printing.ts';
import { familyFacts } from '../family-facts.ts';

const FACTS_SHOWN = 6;

interface SummaryProps {
  family: Family;
  /** The family's own words, or those of the option chosen last. */
  description: string;
  phone: string;
  /** The way to the wiring, if there is any. */
  wiring: ReactNode;
}

/** The product, its price and its data sheet. */
export function Summary({ family, description, phone, wiring }: SummaryProps) {
  const mediaUrl = useMediaUrl();
  const facts = familyFacts(family, FACTS_SHOWN);
  const units = useUnits();
  const sheet = family.documentsByType?.tds[0];
  return (
    <section className="sum" aria-label="Summary">
      <div className="sum-text" aria-live="polite">
        {description.split(/\n{2,}/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {facts.length === 0 ? null : (
        <dl className="sum-facts">
          {facts.map((fact) => (
            <div key={fact.key}>
              <dt>{fact.key}</dt>
              <dd>
                <WholeRanges text={shownText(fact, units)} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {family.specs.some(hasMeasure) ? <UnitSwitch /> : null}
      <p className="sum-cost">{priceRange(family, phone)}</p>
      <p className="sum-ways">
        {family.configurator === null ? null : (
          <Link className="button button-primary" to="#models">
            Build a model number
          </Link>
        )}
        {sheet === undefined ? null : (
          <a
            className="button"
            href={documentAddress(sheet, mediaUrl)}
            target="_blank"
            rel="noopener"
            onClick={() => report('doc_clicked', { category: sheet.docType, label: sheet.docNumber })}
          >
            Data sheet <span className="figures sum-sheet">{sheet.docNumber}</span>
          </a>
        )}
        {wiring}
      </p>
    </section>
  );
}

const hasMeasure = ({ kvo }: FamilySpecs): boolean => kvo.some(({ measure }) => measure !== undefined);

/**
 * Prices are those of the models in the list. Where none of them is a number of the configurator, which has prices of its own, a number
 * that is built may cost less or more, and it says so.
 */
function priceRange(family: Family, phone: string) {
  const from = toCents(family.priceFrom ?? 0);
  const to = toCents(family.priceTo ?? 0);
  if (from === 0) return <span>{family.isObsolete ? 'No longer sold' : forPricingCall(phone)}</span>;
  if (isPricedOtherwise(family))
    return (
      <>
        <span>Listed models from</span> <b>{printing().money(from)}</b>{' '}
        <span>to {printing().money(to)}; a number built here is priced by its options</span>
      </>
    );
  if (to <= from) {
    return (
      <>
        <span>List price</span> <b>{printing().money(from)}</b>
      </>
    );
  }
  return (
    <>
      <span>List from</span> <b>{printing().money(from)}</b> <span>to {printing().money(to)}, by model</span>
    </>
  );
}

const isPricedOtherwise = ({ configurator, products = [] }: Pick<Family, 'configurator' | 'products'>): boolean =>
  configurator !== null &&
  products.every(({ configModelNo }) => configModelNo === null) &&
  configurator.configGroups.some(({ options = [], pricePerUnit }) =>
    [pricePerUnit, ...options.map(({ price }) => price)].some((price) => (price ?? 0) > 0),
  );
