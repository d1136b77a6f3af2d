import { type StaffRole, staffRoles } from '@millrace/contract';
import type { ReactNode } from 'react';
import { roleWords } from '../ui/role-words.ts';

interface RoleBoxesProps {
  chosen: readonly StaffRole[];
  onChange(roles: StaffRole[]): void;
}

/** The roles of a user, each with what it lets them do. */
export function RoleBoxes({ chosen, onChange }: RoleBoxesProps): ReactNode {
  const toggled = (role: StaffRole, isOn: boolean): StaffRole[] =>
    staffRoles.filter((one) => (one === role ? isOn : chosen.includes(one)));
  return (
    <fieldset className="role-boxes">
      <legend className="label">Roles</legend>
      {staffRoles.map((role) => (
        <label key={role}>
          <input
            type="checkbox"
            checked={chosen.includes(role)}
            onChange={(event) => onChange(toggled(role, event.target.checked))}
          />
          <span>
            <b>{roleWords[role].name}</b> <span className="soft">{roleWords[role].does}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
