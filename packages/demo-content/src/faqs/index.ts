import { alarmFaqs } from './alarms.ts';
import type { FaqDraft } from './faq-draft.ts';
import { floatFaqs } from './floats.ts';
import { installationFaqs } from './installation.ts';
import { panelFaqs } from './panels.ts';

export type { FaqDraft } from './faq-draft.ts';

export const faqs: readonly FaqDraft[] = [...floatFaqs, ...alarmFaqs, ...panelFaqs, ...installationFaqs];
