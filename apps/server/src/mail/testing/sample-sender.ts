import { DESIGN } from '@millrace/look/colours';
import type { MailSender } from '../mail-sender.ts';

export const sampleSender: MailSender = {
  company: 'Float Works',
  phone: '701-555-0100',
  hours: '8 to 5',
  address: ['Float Works', '1 Weir Road', 'Anytown'],
  logo: '',
  look: { accents: DESIGN, corner: 2, faces: { text: 'IBM Plex Sans', code: null } },
  publicUrl: 'https://www.example.com',
  from: 'web@mail.example',
  replyTo: 'help@mail.example',
};
