import { asked, commonQuestions, type WrittenJob } from './written-job.ts';

export const shopJobs: readonly WrittenJob[] = [
  {
    name: 'Control Panel Assembler',
    category: 'Production',
    type: 'Full-Time',
    postDate: '2026-11-09',
    description:
      'You build pump panels from a drawing: lay out the back plate, mount, wire, label. A simplex panel takes an hour once you know it, a custom duplex a day.',
    tasks: [
      'Read schematics and panel layouts',
      'Lay out and drill back plates and doors',
      'Mount contactors, protective switches and terminals',
      'Cut, crimp and route wire, torque and label it',
      'Mark changes in the drawing',
    ],
    details: ['Bench work, mostly seated', 'Day shift', 'Reports to the production supervisor'],
    skills: [
      'Hand and power tools',
      'Crimping and ferrules',
      'Reading drawings, or the wish to learn it',
      'Good colour vision',
    ],
    questions: [
      ...commonQuestions,
      asked('Do I need experience?', 'No. The first four weeks you build beside somebody who has ten years of it.'),
    ],
  },
  {
    name: 'Control Panel Test Technician',
    category: 'Production',
    type: 'Full-Time',
    postDate: '2026-10-26',
    description:
      'No panel leaves without you. You run each one under power to its check sheet, find what is wrong and send it back with a note that teaches.',
    tasks: [
      'Test panels to a check sheet, up to 600 V',
      'Trouble-shoot wiring and components',
      'Write test reports',
      'Keep meters and load bank calibrated',
    ],
    details: ['Two test bays', 'Day shift, overtime in spring'],
    skills: [
      'Reading schematics without help',
      'Multimeter, clamp meter, insulation tester',
      'Three-phase motors',
      'Calm hands',
    ],
    questions: [
      ...commonQuestions,
      asked('Which training is asked for?', 'An associate degree in electronics, or three years of panel work.'),
    ],
  },
  {
    name: 'Seasonal Float Assembler',
    category: 'Production',
    type: 'Seasonal',
    postDate: '2026-11-16',
    description: 'From January to May everybody wants floats. You assemble, pot and test them at a line of six people.',
    tasks: ['Assemble switches and cords', 'Pot bodies', 'Test every float under load', 'Pack and label'],
    details: ['January 4 to May 28', '40 hours a week'],
    skills: ['Patience', 'Standing for most of the shift'],
    questions: [
      asked('What are the hours?', 'Monday-Friday 7:00am-3:30pm.'),
      asked('Can it become permanent?', 'It did for four of last year’s twelve.'),
    ],
  },
  {
    name: 'Shipping Clerk',
    category: 'Production',
    type: 'Part-Time',
    postDate: '2026-09-28',
    description: 'Afternoons at the dock: what was built in the morning goes out by five.',
    tasks: [
      'Pick and pack orders',
      'Print labels and bills of lading',
      'Load the carriers’ trucks',
      'Count stock on Fridays',
    ],
    details: ['1:00pm to 5:30pm, Monday to Friday'],
    skills: ['Forklift, or willing to be certified', 'Lifting 50 lb', 'Care with numbers'],
    questions: [asked('Are there benefits?', '401k, and paid time off by the hours worked.')],
  },
  {
    name: 'Production Supervisor',
    category: 'Production',
    type: 'Full-Time',
    postDate: '2026-08-17',
    description:
      'You plan the week of fourteen people, keep the lines supplied and know every panel that is late, and why.',
    tasks: [
      'Plan and hand out the work',
      'Train and review the team',
      'Hold the morning meeting',
      'Improve one thing a week',
    ],
    details: ['Reports to the plant manager'],
    skills: ['Five years in electrical assembly', 'Leading people', 'ERP and spreadsheets'],
    questions: commonQuestions,
  },
];
