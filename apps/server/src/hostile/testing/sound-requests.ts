import { type Call, type CommandCalls, commands } from '@millrace/contract';

type CommandName = keyof CommandCalls;

/** One request that would be taken, or refused only for what it asks: what attacks are made of. */
export interface SoundRequest {
  name: CommandName;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  body: Readonly<Record<string, unknown>>;
  /** Sent by a caller with the right. */
  isStaff: boolean;
}

/** The customer as which the sender views: one of the demo's first group. */
export const OWN_CUSTOMER = 1;
const OF_ANOTHER_GROUP = 3;
const PASSWORD = 'Right!horse7';
const email = 'victim@example.com';
const person = { firstName: 'Ada', lastName: 'Byron', phone: '1', email, totalAttending: 1, notes: '', token: '' };
const applicant = {
  position: 'Panel builder',
  employmentType: 'Full-Time',
  first: 'Ada',
  last: 'Byron',
  phone: '1',
  email,
  presentAddress: '1 Mill Street',
  under18: false,
  uSCitizen: true,
  proofOfWork: true,
  token: '',
};
const banner = {
  id: 1,
  title: 'A banner',
  link: '/home',
  isExternal: false,
  content: { uri: 'banners/tern-duplex.svg' },
  caption: '',
  action: '',
  modelNumber: null,
  isLive: true,
  position: 0,
};

/** Every call that takes a body and does something; what the API gains is missed by a test. */
const bodies: Partial<Record<CommandName, Readonly<Record<string, unknown>>>> = {
  apply: applicant,
  applyWithFile: applicant,
  registerForEvent: person,
  measurements: { events: [{ path: '/home', name: 'page_view' }] },
  changeCustomer: { customerId: OF_ANOTHER_GROUP },
  putCarousel: banner,
  createUser: { email, password: PASSWORD, userType: 'OEM', captchaToken: '' },
  login: { email, password: PASSWORD, token: '' },
  verifyToken: { token: 'a-token' },
  forgotPassword: { email, captchaToken: '' },
  resetPassword: { token: 'a-token', password: PASSWORD, captchaToken: '' },
  changePassword: { currentPassword: PASSWORD, password: 'Other!horse8', captchaToken: '' },
  endSessions: { currentPassword: PASSWORD, captchaToken: '' },
  confirmEmail: { token: 'a-token' },
  resendConfirmation: { email, password: PASSWORD, token: '' },
};

/** Calls that read no body. */
export const bodiless: readonly CommandName[] = [
  'applications',
  'applicationById',
  'applicationResume',
  'deleteCarousel',
  'botCheck',
  'getUser',
  'ownSessions',
  'logout',
];

export const soundRequests: readonly SoundRequest[] = Object.entries(bodies).flatMap(([given, body]) => {
  const name = isCommand(given) ? given : undefined;
  if (name === undefined || body === undefined) return [];
  const { method, path }: Pick<Call<unknown, unknown, unknown>, 'method' | 'path'> = commands[name];
  return [
    {
      name,
      method,
      url: `/api${path.replace(':id', '1')}`,
      body,
      isStaff: ['putCarousel', 'changeCustomer', 'changePassword'].includes(name),
    },
  ];
});

function isCommand(name: string): name is CommandName {
  return name in commands;
}

/** Texts that must never be sent, logged or stored after a refused request. */
export const secrets = [PASSWORD, email];
