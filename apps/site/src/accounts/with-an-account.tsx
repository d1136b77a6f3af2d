import type { ReactNode } from 'react';
import { Link } from '../ui/link.tsx';

/** The use of an account, and what needs none. */
export function WithAnAccount(): ReactNode {
  return (
    <section className="account-about" aria-labelledby="with-an-account">
      <h2 id="with-an-account">With an account</h2>
      <ul>
        <li>Products sold under your company’s name: its own pages, marks and numbers.</li>
        <li>Companies of one group can view the site as each other.</li>
        <li>Your own settings: your password, and every browser you are signed in at.</li>
      </ul>
      <h2>Without one</h2>
      <ul>
        <li>
          All <Link to="/category">products</Link>, with list prices and the configurator.
        </li>
        <li>
          All <Link to="/support/documents">documents</Link>, videos and answers.
        </li>
        <li>
          Quotes and orders, by the <Link to="/orders">order desk</Link>.
        </li>
      </ul>
    </section>
  );
}
