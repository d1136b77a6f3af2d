import type { ReactNode } from 'react';
import { isOutside } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';

export interface Way {
  question: string;
  name: string;
  /** '' when there is none: the link is then omitted. */
  to: string;
}

export const toSignIn: Way = { question: 'Have an account?', name: 'Sign in', to: '/sign-in' };
export const toSignUp: Way = { question: 'New here?', name: 'Sign up', to: '/sign-up' };
export const toReset: Way = { question: 'Forgot your password?', name: 'Reset it', to: '/reset' };
export const toContact: Way = { question: 'Something else?', name: 'Contact us', to: '/contact' };

/** The address to go to instead. */
export function Ways({ ways }: { ways: readonly Way[] }): ReactNode {
  return (
    <ul className="ways">
      {ways
        .filter(({ to }) => to !== '')
        .map(({ question, name, to }) => (
          <li key={name}>
            <span>{question}</span>
            {isOutside(to) ? (
              <a href={to}>
                {name}
                <Icon name="external" size={14} />
              </a>
            ) : (
              <Link to={to}>{name}</Link>
            )}
          </li>
        ))}
    </ul>
  );
}
