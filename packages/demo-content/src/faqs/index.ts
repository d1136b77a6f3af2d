import { alarmFaqs } from './alarms.ts';
import { floatFaqs } from './floats.ts';
import { installationFaqs } from './installation.ts';
import { panelFaqs } from './panels.ts';
import type { WrittenFaq } from './written-faq.ts';

export type { WrittenFaq } from './written-faq.ts';

export const faqs: readonly WrittenFaq[] = [...floatFaqs, ...alarmFaqs, ...panelFaqs, ...installationFaqs];
