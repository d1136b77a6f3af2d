import type { WrittenFaq } from './written-faq.ts';

export const alarmFaqs: WrittenFaq[] = [
  {
    key: 'test-alarm',
    question: 'How do I test an alarm?',
    answer:
      'Press Test: lamp and horn must work. Once a year lift the alarm float as well, for that is the part that sits in the water.',
    video: 't3stAlarmMo',
    isSupport: true,
  },
  {
    key: 'silence-or-reset',
    question: 'Silence or reset: what is the difference?',
    answer:
      'Silence stops the horn; the beacon stays on until the level falls. Reset is automatic: when the float hangs again, the alarm is ready.',
    video: 'sIlenc3Rset',
    isSupport: true,
  },
  {
    key: 'rings-again',
    question: 'I silenced the alarm and it rang again the next day. Why?',
    answer:
      'It is meant to. After 24 hours with a high level the alarm sounds again, in case it was silenced and forgotten. Find out why the pump does not keep up.',
    isSupport: true,
  },
  {
    key: 'wren-battery',
    question: 'Which battery does the indoor alarm take?',
    answer:
      'One 9 V lithium battery, part 7310401. The lamp blinks every minute when it is low. It keeps the alarm alive for about ten hours.',
  },
  {
    key: 'dialer-contact',
    question: 'How is a dialer or a building system connected to the dry contact?',
    answer:
      'To C and NO for a contact that closes on alarm, to C and NC for one that opens. The contact carries no voltage of its own: up to 5 A at 250 VAC. It stays switched while the level is high, whether the horn is silenced or not.',
    picture: 'dry-contact',
    isSupport: true,
  },
  {
    key: 'probe-cleaning',
    question: 'How often must a probe be cleaned?',
    answer:
      'When it is coated. In grease every three months, in clear water once a year. Wipe the steel and the plastic between the pins.',
  },
  {
    key: 'mobile-app',
    question: 'What does the Millrace Level app do?',
    answer:
      'It shows the state of each sender, who silenced an alarm and when, and the temperature at the sender. Notices arrive in a few seconds. Six phones may share one sender; each gets a link from the first.',
  },
  {
    key: 'wifi-pairing',
    question: 'How do I connect a Wi-Fi sender?',
    answer: 'Have the name and the password of the network at hand.',
    steps: [
      { text: 'Plug the sender in. Its lamp blinks blue within ten seconds.' },
      { text: 'Open the app, choose Add a sender and scan the code on its side.', picture: 'wifi-scan' },
      { text: 'Choose the network and give its password. The lamp turns green.', video: 'wiF1pa1r1ng' },
      { text: 'Press Test on the alarm. The notice must reach the phone.' },
    ],
    isSupport: true,
  },
  {
    key: 'wifi-24ghz',
    question: 'The sender does not find my network.',
    answer:
      'It uses 2.4 GHz only. If your router gives both bands one name, switch 5 GHz off for the few minutes of pairing, or use its guest network.',
    isSupport: true,
  },
  {
    key: 'cellular-coverage',
    question: 'Is there coverage at my station?',
    answer:
      'Look at the carrier’s LTE map, then hold a phone of the same carrier where the antenna will be. Two bars are enough. Below ground, use the magnetic antenna on the cover.',
  },
];
