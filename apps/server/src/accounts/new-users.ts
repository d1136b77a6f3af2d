import type { StaffRole, UserType } from '@millrace/contract';
import { addUser, type Queries, recordAudit } from '@millrace/database';
import { generatePassword } from './passwords/generate-password.ts';
import type { Passwords } from './passwords/passwords.ts';

export interface PlannedUser {
  email: string;
  userType: UserType | null;
  customerId: number | null;
  roles: readonly StaffRole[];
}

export interface NewUsers {
  /** Adds the users whose address is free, confirmed; returns their passwords, which are kept nowhere. */
  add(tx: Queries): Promise<{ email: string; password: string }[]>;
}

/** Prepares users with generated passwords, so that no transaction waits for their hashes. */
export async function newUsers(planned: readonly PlannedUser[], passwords: Passwords): Promise<NewUsers> {
  const made = await Promise.all(
    planned.map(async (user) => {
      const password = generatePassword();
      return { ...user, password, hash: await passwords.hash(password) };
    }),
  );
  return {
    add: async (tx) => {
      const added: { email: string; password: string }[] = [];
      for (const { hash, password, ...user } of made) {
        const id = await addUser(tx, { ...user, password: hash, isConfirmed: true });
        if (id === null) continue;
        added.push({ email: user.email, password });
        await recordAudit(tx, {
          action: 'user-created',
          actor: null,
          subject: id,
          address: null,
          facts: { roles: user.roles.join(',') },
        });
      }
      return added;
    },
  };
}
