import { request } from '@millrace/contract';
import { ADDRESSES_TRIED_MAX, type AddressesTried, officeCalls } from '@millrace/contract/office';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { faultWords, officeTransport } from '../api/office-transport.ts';
import { useDraft } from '../draft/draft-context.tsx';
import { PageLink } from '../navigation/here.tsx';
import { TableHead } from '../panes/table-head.tsx';
import { Fault } from '../ui/fault.tsx';
import { rowPath } from './row-path.ts';
import './try-addresses.css';
import { countWords } from '../ui/printing.ts';

type Tried = AddressesTried['addresses'][number];

/** Old addresses are pasted, one a line, and each is tried as a visitor would find it: in the draft, where one is worked in. */
export function TryAddresses(): ReactNode {
  const { id: draft } = useDraft();
  const [text, setText] = useState('');
  const field = useId();
  const addresses = linesOf(text);
  const tried = useMutation({
    mutationFn: async (asked: readonly string[]) => {
      const body = { addresses: [...asked], ...(draft === null ? {} : { draft }) };
      const answer = await request(officeTransport, officeCalls.officeTryAddresses, { body });
      return answer.addresses.map((one, nth) => ({ ...one, pasted: asked[nth] ?? '' }));
    },
  });
  const isTooMany = addresses.length > ADDRESSES_TRIED_MAX;
  return (
    <section className="section try-addresses">
      <header>
        <h2>Try old addresses</h2>
        <span className="soft">{draft === null ? 'on the site as it is' : 'as the draft has the site'}</span>
      </header>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          tried.mutate(addresses);
        }}
      >
        <label htmlFor={field}>Addresses, one a line: whole, or paths of the old site</label>
        <textarea
          id={field}
          className="field"
          rows={5}
          value={text}
          spellCheck={false}
          onChange={({ target }) => setText(target.value)}
        />
        <p>
          <button className="button" type="submit" disabled={addresses.length === 0 || isTooMany || tried.isPending}>
            {addresses.length === 0 ? 'Try them' : `Try ${counted(addresses.length)}`}
          </button>{' '}
          {isTooMany ? <span className="soft">At most {countWords(ADDRESSES_TRIED_MAX)} at once.</span> : null}
        </p>
      </form>
      <Fault words={tried.error === null ? null : faultWords(tried.error)} />
      {tried.data === undefined ? null : <Found tried={tried.data} />}
    </section>
  );
}

/** Each once. */
const linesOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
];

const counted = (count: number): string => (count === 1 ? '1 address' : `${countWords(count)} addresses`);

/** The order of the rows: those that need somebody come first. */
const order: readonly Tried['leads'][] = ['nowhere', 'not-live', 'redirect', 'page'];

function Found({ tried }: { tried: readonly (Tried & { pasted: string })[] }): ReactNode {
  const lost = tried.filter(({ leads }) => leads === 'nowhere').length;
  const rows = tried.toSorted((a, b) => order.indexOf(a.leads) - order.indexOf(b.leads));
  return (
    <>
      <p role="status" className={lost === 0 ? 'soft' : 'warning'}>
        {lost === 0
          ? `All of ${counted(tried.length)} lead to a page.`
          : `${countWords(lost)} of ${counted(tried.length)} ${lost === 1 ? 'leads' : 'lead'} nowhere.`}
      </p>
      <table className="table table-lines">
        <TableHead columns={['Address', 'Leads to', 'For']} />
        <tbody>
          {rows.map((one) => (
            <tr key={one.pasted}>
              <td className="try-addresses-address">{one.pasted}</td>
              <td className="try-addresses-address">
                <Where found={one} />
              </td>
              <td className="soft once">
                {one.redirect === null ? '' : one.redirect.status === 301 ? 'good' : 'a while'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Where({ found: { leads, redirect, why } }: { found: Tried }): ReactNode {
  if (redirect === null)
    return leads === 'page' ? <span className="soft">its own page</span> : <b>{why === '' ? 'nowhere' : why}</b>;
  return (
    <>
      <PageLink href={rowPath('redirects', redirect.id)}>{redirect.to}</PageLink>
      {leads === 'redirect' ? null : <b>{leads === 'nowhere' ? ', which is not there' : ', which is not live'}</b>}
    </>
  );
}
