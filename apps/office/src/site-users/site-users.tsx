import { request } from '@millrace/contract';
import { deskCalls, type SiteUser, userSorts, userStates } from '@millrace/contract/office';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { faultWords, officeTransport } from '../api/office-transport.ts';
import { goTo, PageLink, useQuestion } from '../navigation/here.tsx';
import { Pager } from '../panes/pager.tsx';
import { SearchField } from '../panes/search-field.tsx';
import { TableHead } from '../panes/table-head.tsx';
import { Fault } from '../ui/fault.tsx';
import { shownDay } from '../ui/shown-moment.ts';
import { sortWords, stateOf, stateWords, USERS } from './user-words.ts';
import { USERS_PATH } from './users-path.ts';
import '../panes/panes.css';
import './site-users.css';
import { countWords } from '../ui/printing.ts';

/** The users of the public site, page by page; the server searches and orders them. */
export function SiteUsers(): ReactNode {
  const question = useQuestion();
  const { search = '', state: stateGiven, sort: sortGiven, page = '1' } = question.values;
  const state = userStates.find((one) => one === stateGiven);
  const sort = userSorts.find((one) => one === sortGiven) ?? 'email';
  const query = { sort, page: Number(page) || 1, ...(state && { state }), ...(search !== '' && { search }) };
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: [USERS, query],
    queryFn: ({ signal }) => request(officeTransport, deskCalls.officeUsers, { query, signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <div className="page site-users">
      <h1>Users of the site</h1>
      <p className="soft">Everybody who has an account at the public site. Each time this is read is in the log.</p>
      <div className="actions site-users-bar">
        <SearchField
          label="E-mail, name or company"
          value={search}
          onSearch={(words) => goTo(question.with({ search: words, page: '' }))}
        />
        <select
          className="field"
          aria-label="State"
          value={state ?? ''}
          onChange={({ target }) => goTo(question.with({ state: target.value, page: '' }))}
        >
          <option value="">all states</option>
          {userStates.map((one) => (
            <option key={one} value={one}>
              {stateWords[one]}
            </option>
          ))}
        </select>
        <select
          className="field"
          aria-label="Order"
          value={sort}
          onChange={({ target }) => goTo(question.with({ sort: target.value, page: '' }))}
        >
          {userSorts.map((one) => (
            <option key={one} value={one}>
              by {sortWords[one].toLowerCase()}
            </option>
          ))}
        </select>
        <span className="soft" role="status">
          {data === undefined ? '' : data.total === 1 ? '1 user' : `${countWords(data.total)} users`}
        </span>
      </div>
      <Fault words={error === null ? null : faultWords(error)} />
      {data === undefined || data.items.length === 0 ? null : (
        <section className="section" aria-label="Users">
          <table className="table table-lines" aria-busy={isPlaceholderData}>
            <TableHead columns={['E-mail', 'Name', 'Company', 'Customer group', 'Last sign-in', 'State']} />
            <tbody>
              {data.items.map((user) => (
                <Line key={user.id} user={user} />
              ))}
            </tbody>
          </table>
          <Pager {...data} hrefOf={(to) => question.with({ page: String(to) })} />
        </section>
      )}
      {data?.total === 0 ? (
        <p className="pane-nothing">
          {search === '' && state === undefined ? (
            'Nobody has signed up yet.'
          ) : (
            <>
              Nobody is so. <PageLink href={USERS_PATH}>Show all</PageLink>
            </>
          )}
        </p>
      ) : null}
    </div>
  );
}

function Line({ user }: { user: SiteUser }): ReactNode {
  const { id, email, name, customer, lastSignInAt } = user;
  const [words, mark] = stateOf(user);
  return (
    <tr>
      <td>
        <PageLink href={`${USERS_PATH}/${id}`}>{email}</PageLink>
      </td>
      <td>{name}</td>
      <td>{customer?.name ?? <span className="soft">no company</span>}</td>
      <td>{customer?.group ?? <span className="soft">no group</span>}</td>
      <td className="once soft">{lastSignInAt === null ? 'never signed in' : shownDay(lastSignInAt)}</td>
      <td className="once">
        <span className={`item-state ${mark}`}>{words}</span>
      </td>
    </tr>
  );
}
