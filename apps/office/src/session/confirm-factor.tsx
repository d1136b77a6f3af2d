import type { StaffSession } from '@millrace/contract/office';
import { type ReactNode, useEffect, useRef } from 'react';
import { FactorForm } from './factor-form.tsx';
import { useTakeSession } from './session.ts';
import type { AskedFactor } from './use-dangerous.ts';

/** Asks for the second factor again before a dangerous call goes on. */
export function ConfirmFactor({ session, asked }: { session: StaffSession; asked: AskedFactor }): ReactNode {
  return asked === null ? null : <Dialog session={session} asked={asked} />;
}

function Dialog({ session, asked }: { session: StaffSession; asked: NonNullable<AskedFactor> }): ReactNode {
  const take = useTakeSession();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const shown = (fresh: StaffSession): void => {
    take(fresh);
    asked.confirmed();
  };
  return (
    <dialog ref={dialog} className="sheet" aria-labelledby="confirm-factor" onClose={asked.left}>
      <h2 id="confirm-factor">Confirm that it is you</h2>
      <p className="soft">
        {session.factors.provider
          ? 'The provider asked you more than 15 minutes ago.'
          : 'Your second factor was last shown more than 15 minutes ago.'}
      </p>
      <FactorForm factors={session.factors} onShown={shown} />
      <form method="dialog">
        <button className="button" type="submit">
          Leave it
        </button>
      </form>
    </dialog>
  );
}
