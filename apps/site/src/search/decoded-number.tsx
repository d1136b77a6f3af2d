import type { DecodedNumber as Decoded } from '@millrace/contract';
import { familyPath } from '../addresses.ts';
import { Nameplate } from '../nameplate/nameplate.tsx';
import { NameplateTag } from '../nameplate/nameplate-tag.tsx';
import { mendedPieces } from '../nameplate/tag-pieces.ts';
import { formatPrice } from '../page-parts/price.tsx';
import { Link } from '../ui/link.tsx';
import { decodedCells, verdict } from './decoded-cells.ts';
import './decoded-number.css';

/** A number read cell by cell: which family it is of, which cell does not fit, and what would. */
export function DecodedNumber({ decoded, text }: { decoded: Decoded; text: string }) {
  const { family, fits } = decoded;
  const { lead, fault, sentence } = verdict(decoded);
  return (
    <section className="dec" aria-labelledby="decoded">
      <h2 id="decoded">
        {lead}
        {fault === '' ? null : <b>{fault}</b>}
      </h2>
      <Nameplate cells={decodedCells(decoded, text)} label="Model number, cell by cell" />
      <div className="dec-explain">
        <p>
          {sentence.lead === '' ? null : <b>{sentence.lead} </b>}
          {sentence.rest}
        </p>
        {fits.map((fit) => (
          <div className="dec-fit" key={fit.modelNumber}>
            <span className="dec-code figures">{fit.code === '' ? '–' : fit.code}</span>
            <span className="dec-text">{fit.description}</span>
            <NameplateTag pieces={mendedPieces(fit.modelNumber, text)} />
            <span className="dec-price figures">{formatPrice(fit.price) ?? 'on request'}</span>
            <Link className="button-link" to={familyPath({ ...family, configModelNo: fit.modelNumber })}>
              Open in {family.name}
            </Link>
          </div>
        ))}
        {fits.length > 0 ? null : (
          <p className="dec-open">
            <Link className="button-link" to={familyPath({ ...family, configModelNo: text })}>
              Open in {family.name}
            </Link>
          </p>
        )}
      </div>
    </section>
  );
}
