import type { WrittenFaq } from './written-faq.ts';

export const installationFaqs: WrittenFaq[] = [
  {
    key: 'conduit-sealing',
    question: 'Must the conduit to the panel be sealed?',
    answer:
      'Yes, every conduit that comes from the basin, at the panel’s end. Sewer gas turns copper black within a year and voids the warranty. Use a seal fitting or compound, not foam.',
    video: 'cOndu1tSeal',
    isSupport: true,
  },
  {
    key: 'licensed-electrician',
    question: 'May I connect a panel myself?',
    answer:
      'Plug-in products, yes. Panels and hard-wired alarms are connected by a licensed electrician to the National Electrical Code and the local code. None of our standard products may be used with flammable liquids.',
    isSupport: true,
  },
  {
    key: 'is-wire-separation',
    question: 'How far must intrinsically safe wires be kept from others?',
    answer:
      'At least 2 in, or in a conduit or wireway of their own, all the way to the barrier. Label them, and use light blue if you colour them.',
    video: 'iSb4rr1erWr',
    isSupport: true,
  },
  {
    key: 'is-distance',
    question: 'How long may the cable to an intrinsically safe float be?',
    answer:
      'By the sensitivity of the relay: 10,000 ft at 10 kΩ for floats, 1,000 ft at 100 kΩ for probes. The control drawing in the door has the table.',
  },
  {
    key: 'relay-pins',
    question: 'Eight pins or eleven?',
    answer:
      'Eight pins for one float or one probe. Eleven pins where the relay itself has the logic for stop, lead and lag.',
  },
  {
    key: 'seal-fail-setting',
    question: 'How is a seal-fail relay set?',
    answer:
      'Turn the knob to the highest resistance, then down until the lamp goes out with a dry pump. Note the value in the door. A lamp that comes back means water in the seal chamber.',
    picture: 'seal-fail-knob',
  },
  {
    key: 'return-authorization',
    question: 'How do I return a product?',
    answer:
      'Ask for a return authorization number first. Standard products are taken back within one year of the manufacture date, unused, less a 15% restocking fee. Custom controls are not returnable.',
    link: '/orders/warranty-and-returns',
    isSupport: true,
  },
  {
    key: 'date-code',
    question: 'Where is the manufacture date?',
    answer: 'In the serial number: the first two digits are the year, the next two the week. 2614 is April 2026.',
    isSupport: true,
  },
  {
    key: 'read-model-number',
    question: 'How do I read a model number?',
    answer:
      'Type it into the search box. It is read position by position, with the meaning of each and, if one does not fit, what would.',
    link: '/search',
    isSupport: true,
  },
  {
    key: 'fax-orders',
    question: 'Do you still take orders by fax?',
    answer: 'Until December 2025.',
    isLive: false,
    isSupport: true,
  },
];
