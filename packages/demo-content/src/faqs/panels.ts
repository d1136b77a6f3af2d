import type { WrittenFaq } from './written-faq.ts';

export const panelFaqs: WrittenFaq[] = [
  {
    key: 'both-pumps-off',
    question: 'Both pumps stay off though the level is high. Where do I look first?',
    answer:
      'Turn each switch to Hand. If the pumps run, the floats are the cause. Check the order of the floats from the bottom: stop, lead, lag, alarm. Lift the stop float by hand: no pump starts while it hangs.',
    isSupport: true,
  },
  {
    key: 'three-or-four-floats',
    question: 'Three floats or four?',
    answer:
      'With three, the lag float also sounds the alarm. With four, the alarm has a float of its own and works when the lag float sticks. Choose four for any station that serves more than one house.',
    video: 'mQ3fTduplex',
    isSupport: true,
  },
  {
    key: 'set-overload',
    question: "How do I set the overload from the pump's full-load amps?",
    answer: "Turn the dial of the protective switch to the amps on the pump's data plate. Do not add a margin.",
    picture: 'overload-dial',
    isSupport: true,
  },
  {
    key: 'reset-overload',
    question: 'The overload has tripped. How is it reset?',
    answer: 'A trip has a cause; find it first.',
    steps: [
      { text: 'Turn the pump’s switch to Off and let the motor cool for ten minutes.' },
      { text: 'Open the door. The tripped switch stands at 0.', picture: 'overload-tripped' },
      { text: 'Turn it to 1. If it trips at once, the cable or the motor has a fault: call an electrician.' },
      { text: 'Turn the switch to Hand and measure the current of each phase. It must not exceed the data plate.' },
    ],
    isSupport: true,
  },
  {
    key: 'commission-duplex',
    question: 'How is a duplex panel put into service?',
    answer: 'Two people, an hour, and water in the basin.',
    steps: [
      { text: 'With the supply off, check every terminal screw and the voltage jumper.' },
      {
        text: 'Switch on. Turn each pump to Hand for two seconds: the water must turn the right way. If not, swap two phases.',
        picture: 'rotation',
      },
      { text: 'Set both to Auto. Lift stop and lead: pump 1 runs. Lift lag: pump 2 joins.', picture: 'lift-floats' },
      { text: 'Lift the alarm float: horn and beacon. Press silence: the horn stops, the beacon stays.' },
      { text: 'Let all floats down. Lift stop and lead again: now pump 2 leads.', video: 'cOmmDuplex1' },
      { text: 'Fill in the check sheet and leave it in the door.' },
    ],
    isSupport: true,
  },
  {
    key: 'commission-simplex',
    question: 'How is a simplex panel put into service?',
    answer: 'The floats are tested before they hang.',
    steps: [
      { text: 'With the supply off, connect the floats by the numbers in the door: stop, start, alarm.' },
      { text: 'Switch on. Turn the pump to Hand for two seconds and see that it pumps.' },
      { text: 'Set to Auto. Lift stop, then start: the pump runs until both hang.' },
      { text: 'Lift the alarm float: horn and beacon.' },
    ],
  },
  {
    key: 'set-timer',
    question: 'How do I set the dosing timer?',
    answer:
      'Divide the gallons of a dose by the gallons the pump moves in a minute: that is the on time. Divide 24 hours by the doses a day and take off the on time: that is the off time.',
    video: 'tIm3rDosing',
    isSupport: true,
  },
  {
    key: 'duplex-video',
    question: 'Can I see a duplex panel at work?',
    answer: 'A Tern with four floats, filled and pumped out twice.',
    video: 'cOmmDuplex1',
  },
  {
    key: 'alternation-video',
    question: 'How do two pumps take turns?',
    answer: 'The alternating relay changes the lead each time the floats open, so both pumps wear alike.',
    video: 'aLtern8Rela',
  },
  {
    key: 'grinder-capacitors',
    question: 'Which capacitors does my grinder pump need?',
    answer:
      'Those of its maker. Send us maker, model and horsepower; the capacitors are matched and listed in the door.',
  },
  {
    key: 'custom-lead-time',
    question: 'How long does a custom panel take?',
    answer: 'Drawing and price within five working days. After approval six to eight weeks, by the parts it needs.',
    isSupport: true,
  },
  {
    key: 'custom-what-to-send',
    question: 'What do you need for a quote?',
    answer: 'Four things, by e-mail.',
    steps: [
      { text: 'A picture of the pump’s data plate.' },
      { text: 'Site voltage and phase, and the size of the feeder.' },
      { text: 'How many floats or which transmitter, and how deep the basin is.' },
      { text: 'What must be reported, and to whom.' },
    ],
    link: '/contact',
  },
  {
    key: 'heron-simulate',
    question: 'How is a level simulated?',
    answer:
      'Hold Up and Down for three seconds. The display shows SIM; move the level with the buttons and watch pumps and alarms follow. It ends by itself after five minutes.',
    isSupport: true,
  },
  {
    key: 'heron-video',
    question: 'Can I see the simulation?',
    answer: 'From an empty basin to the alarm and back, in two minutes.',
    video: 'h3ronSimul8',
  },
  {
    key: 'heron-transducer-range',
    question: 'Which range does my basin need?',
    answer:
      'The depth from the transducer to the inlet pipe, rounded up to the next range. A range too wide costs accuracy, one too narrow the alarm.',
  },
  {
    key: 'heron-log',
    question: 'Can the alarm log be read out?',
    answer: 'Yes, as a text file through the network port, or photographed page by page from the display.',
    isLive: false,
  },
  {
    key: 'change-desiccant',
    question: 'When is the desiccant changed?',
    answer:
      'When it has turned from blue to pink, usually after a year. A wet vent tube makes the level creep upwards.',
  },
];
