import type { WrittenFaq } from './written-faq.ts';

export const floatFaqs: WrittenFaq[] = [
  {
    key: 'pump-up-or-down',
    question: 'Pump down or pump up: which do I need?',
    answer:
      'Pump down empties: the float starts the pump as the level rises. It is what a sump, a septic tank or a lift station needs. Pump up fills: the float starts the pump as the level falls, for cisterns and stock tanks.',
    video: 'pUmpD0wnUp1',
    isSupport: true,
  },
  {
    key: 'tether-length',
    question: 'How does the length of the tether change the pumping range?',
    answer:
      'The longer the free cord between clamp and float, the further the float swings and the more is pumped per cycle. 3.5 in of tether pumps about 7 in, 6 in about 13, 12 in about 24, 18 in about 36. Never less than 3.5 in: the float must be able to turn over.',
    picture: 'tether-length',
    isSupport: true,
  },
  {
    key: 'piggyback-wiring',
    question: 'How is a piggyback plug connected?',
    answer: 'Nothing is wired: the float plugs into the wall and the pump into the float.',
    steps: [
      { text: 'Unplug the pump. Check that the receptacle has the voltage of the pump and is above any flood level.' },
      { text: 'Put the float’s plug into the receptacle.', picture: 'piggyback-receptacle' },
      { text: 'Put the pump’s plug into the back of the float’s plug.', picture: 'piggyback-pump' },
      { text: 'Lift the float by its cord. The pump starts; let it down and the pump stops.' },
    ],
    isSupport: true,
  },
  {
    key: 'bypass-switch',
    question: 'The float has failed and the basin is full. Can I run the pump without it?',
    answer:
      'With a piggyback plug, yes: unplug both, then plug the pump straight into the receptacle. Stay with it and unplug it before it runs dry. A hard-wired float is bypassed by an electrician only.',
    isSupport: true,
  },
  {
    key: 'basin-diameter',
    question: 'How large must the basin be?',
    answer:
      'At least 14 in across for a tethered float, 10 in for a vertical float. The float must not touch the wall, the pump or a pipe anywhere on its way.',
    picture: 'basin-diameter',
    isSupport: true,
  },
  {
    key: 'why-floats-fail',
    question: 'Why do floats fail?',
    answer:
      'Most do not fail but are caught: on the wall, on the discharge pipe, on their own cord or under a skin of grease. After some ten years the spring of the switch tires. Clean the basin and check the swing before you order a new float.',
    isSupport: true,
  },
  {
    key: 'float-interval',
    question: 'When should a float be replaced?',
    answer:
      'After ten years, or after 100,000 cycles in a busy station. Replace all floats of a station together; they have seen the same water.',
  },
  {
    key: 'redshank-range',
    question: 'How far apart may the two floats be?',
    answer:
      'From 6 in to the depth of the basin. The lower float stops the pump: keep it above the pump’s suction. The upper float starts it.',
  },
  {
    key: 'mercury-disposal',
    question: 'How do I dispose of a mercury float?',
    answer:
      'As hazardous waste, in a closed bag, through your county’s collection. Do not cut it open. We take back our own series 1 floats; ask for a shipping label.',
    link: '/contact',
  },
  {
    key: 'clean-the-rod',
    question: 'How often must the rod be cleaned?',
    answer: 'Every six months, or whenever you clean the basin: wipe rod and float until the float falls by itself.',
  },
  {
    key: 'teal-weight',
    question: 'How do I set the weight of the Teal?',
    answer: 'The weight hangs below the switch: the further below, the more is pumped per cycle.',
    steps: [
      { text: 'Mark the highest and the lowest level on the cable, measured from the cover.' },
      { text: 'Hang the switch so that its middle is at the highest level.' },
      { text: 'Slide the weight along the cable until it hangs at the lowest level, and tighten both clamps.' },
      { text: 'Let the basin fill and pump out once. Move the weight 1 in for each inch you want to change.' },
    ],
  },
  {
    key: 'no-or-nc',
    question: 'What do normally open and normally closed mean?',
    answer:
      'It is how the contact stands while the float hangs dry. Normally open closes as the level rises: for starting a pump that empties, and for high-level alarms. Normally closed opens as the level rises: for filling, and for low-level alarms. Blue cap: open. Red cap: closed.',
    video: 'sOraN0orNC1',
    isSupport: true,
  },
  {
    key: 'pipe-clamp-mounting',
    question: 'How do I mount a float on a pipe clamp?',
    answer: 'The clamp holds the cord, never the float.',
    steps: [
      { text: 'Mark the level on the discharge pipe or on a pipe set for the floats.' },
      { text: 'Put the clamp around the pipe at the mark, screw outwards.', picture: 'pipe-clamp' },
      {
        text: 'Lay the cord into the clamp with 3.5 in to the float, and tighten until the cord cannot be pulled through by hand.',
      },
      { text: 'Swing the float once around. It must touch nothing.' },
    ],
    isSupport: true,
  },
  {
    key: 'cord-too-short',
    question: 'The cord is too short. May I splice it?',
    answer:
      'Only above the highest water, in a liquid-tight junction box. A splice in the basin wicks water along the strands into the float or into the panel.',
    video: 'sPl1ceJBox1',
    isSupport: true,
  },
  {
    key: 'reed-inductive-load',
    question: 'May a reed float switch a contactor or a solenoid?',
    answer:
      'Up to 30 W, and with a suppressor across the coil. Without one, the spark of the coil welds the reed within weeks. For more, use a relay.',
  },
  {
    key: 'stilt-measure',
    question: 'How do I measure for a multi-level stem?',
    answer: 'All lengths are taken from the underside of the fitting, downwards, in inches.',
    steps: [
      {
        text: 'Measure the depth of the tank from the fitting to the floor and take off 1 in: that is the longest stem.',
      },
      { text: 'Measure to the lowest level first. That is level 1.', picture: 'stilt-levels' },
      { text: 'Measure to each higher level. Keep 3 in between two levels.' },
      { text: 'Write the lengths into the model number from the lowest level upwards.' },
    ],
  },
  {
    key: 'float-order',
    question: 'In which order do the floats hang?',
    answer:
      'From the bottom: redundant off (if there is one), stop, lead, lag, alarm. A simplex panel has stop, start, alarm. Keep at least 6 in between two floats. A wrong order keeps the pumps off or makes them chatter.',
    video: 'hAng4Floats',
    isSupport: true,
  },
];
