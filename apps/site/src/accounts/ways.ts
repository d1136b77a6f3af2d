import type { Way } from '../beside/ways.tsx';

export const toSignIn: Way = { question: 'Have an account?', name: 'Sign in', to: '/sign-in' };
export const toSignUp: Way = { question: 'New here?', name: 'Sign up', to: '/sign-up' };
export const toReset: Way = { question: 'Forgot your password?', name: 'Reset it', to: '/reset' };
export const toContact: Way = { question: 'Something else?', name: 'Contact us', to: '/contact' };
