/** The body of the form, without the bot check's token. */
export const applicant = {
  position: 'Any position',
  employmentType: 'Intern',
  first: 'Ada',
  last: 'Byron',
  phone: '701-555-0100',
  email: 'ada@example.com',
  presentAddress: '1 Mill Street\nFargo',
  under18: false,
  uSCitizen: true,
  proofOfWork: true,
};
