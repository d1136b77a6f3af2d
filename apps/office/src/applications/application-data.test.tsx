import type { StaffApplication } from '@millrace/contract/office';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ApplicationData } from './application-data.tsx';

const application: StaffApplication['data'] = {
  position: 'Panel builder',
  jobId: null,
  employedNow: null,
  startDate: null,
  employmentType: 'Full-Time',
  desiredWage: null,
  first: 'Ada',
  middle: 'King',
  last: 'Byron',
  phone: '701-555-0100',
  email: 'ada@example.com',
  presentAddress: '1 Mill Street',
  under18: false,
  uSCitizen: true,
  proofOfWork: true,
  emergencyContact: '',
  emergencyContactRelationship: '',
  emergencyContactPhone: '',
  specialSkills: '',
  filename: '',
  education: [],
  employers: [],
  references: [],
};

test('a middle name is shown, and a field that was left empty is not', () => {
  const html = renderToStaticMarkup(<ApplicationData application={application} />);
  expect(html).toContain('<dt>Middle name</dt><dd>King</dd>');
  expect(html).toContain('<dt>U.S. Citizen</dt><dd>Yes</dd>');
  expect(html).not.toContain('Desired wage');
});
