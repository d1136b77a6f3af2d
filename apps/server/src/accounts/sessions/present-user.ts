import { namedRole, type User } from '@millrace/contract';
import { type UserRow, usernameOf } from '@millrace/database';
import type { AccountServices } from '../account-services.ts';

/** A user as the API describes them. A customer that the present content does not have counts as none. */
export function presentUser(
  { email, userType, customerId, roles, image }: UserRow,
  { customerName }: Pick<AccountServices, 'customerName'>,
): User {
  const customer = customerId === null ? null : customerName(customerId);
  return {
    email,
    username: usernameOf(email),
    userType,
    customer,
    customerId: customer === null ? null : customerId,
    role: namedRole(roles),
    ...(image === null ? {} : { userPic: image }),
  };
}
