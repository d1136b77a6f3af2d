import { useLocation } from '../../navigation/here.tsx';
import './user-menu.css';
import type { User } from '@millrace/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useMediaUrl } from '../../api/site-context.tsx';
import { useToken } from '../../api/token.ts';
import { useUser } from '../../session/use-user.ts';
import { announce } from '../../ui/announcer.tsx';
import { isOutside } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { MENU, useClosingDetails } from '../../ui/use-closing-details.ts';
import { signOut } from './sign-out.ts';

/** Whom the site takes the visitor for, and what they can do about it (specification 2.2): in the bar, or within the mobile menu. */
export function UserMenu({ place }: { place: 'bar' | 'mobile-menu' }): ReactNode {
  const user = useUser();
  useForgetting();
  return place === 'bar' ? <BarMenu user={user} /> : <MobilePart user={user} />;
}

function BarMenu({ user }: { user: User | undefined }): ReactNode {
  const ref = useClosingDetails(useLocation().key);
  return (
    <details ref={ref} name={MENU} className="user-menu">
      <summary aria-label="User menu">
        <Avatar picture={user?.userPic} />
        <Icon name="down" size={12} />
      </summary>
      <div className="user-menu-panel">
        <Whose user={user} />
        <Entries />
      </div>
    </details>
  );
}

function MobilePart({ user }: { user: User | undefined }): ReactNode {
  return (
    <li className="user-menu-part">
      <div className="flex items-center gap-3 px-4">
        <Avatar picture={user?.userPic} />
        <Whose user={user} />
      </div>
      <Entries />
    </li>
  );
}

function Avatar({ picture }: { picture: string | undefined }): ReactNode {
  const mediaUrl = useMediaUrl();
  return (
    <span className="user-avatar">
      {picture === undefined ? (
        <Icon name="person" size={18} />
      ) : (
        <img src={isOutside(picture) ? picture : mediaUrl(picture)} alt="" width={32} height={32} />
      )}
    </span>
  );
}

/** Reserves its space while the answer is on the way. */
function Whose({ user }: { user: User | undefined }): ReactNode {
  return (
    <p className="user-menu-whose">
      <b>{user?.email ?? '\u00a0'}</b>
      <span>{user?.customer ?? user?.userType ?? '\u00a0'}</span>
    </p>
  );
}

function Entries(): ReactNode {
  const [isEnding, setEnding] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const end = async (): Promise<void> => {
    if (isEnding) return;
    setEnding(true);
    setFailed(false);
    if (await signOut()) return;
    setEnding(false);
    setFailed(true);
    announce(FAILED);
  };
  return (
    <ul className="user-menu-entries">
      <li>
        <button type="button" disabled>
          Orders
        </button>
      </li>
      <li>
        <button type="button" disabled>
          Products
        </button>
      </li>
      <li>
        <Link to="/settings">Settings</Link>
      </li>
      <li>
        <button type="button" aria-disabled={isEnding} onClick={end}>
          Sign Out
        </button>
        {isFailed && <p className="user-menu-fault">{FAILED}</p>}
      </li>
    </ul>
  );
}
const FAILED = 'You are still signed in. Please try again.';

/** When the session ends while the page stays, in another tab or on the server, that user's answers are discarded. */
function useForgetting(): void {
  const client = useQueryClient();
  const token = useToken();
  useEffect(() => {
    if (token === null) return;
    return () => {
      client.removeQueries({ type: 'inactive' });
      void client.invalidateQueries();
    };
  }, [client, token]);
}
