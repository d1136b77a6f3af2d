import { commands, request } from '@millrace/contract';
import { keyedTransport } from '../../api/keyed-transport.ts';
import { uploadTransport } from '../../api/upload-transport.ts';
import { plainLine } from '../../forms/checks/plain-text.ts';
import { EmptyAnswer } from '../../forms/sending/fault.ts';
import { type Applied, applicationBody } from './application-body.ts';
import type { ApplicationValues } from './application-values.ts';

/** The data of one submit. */
export interface Filled {
  values: ApplicationValues;
  resume: File | null;
}

interface Sending {
  applied: Applied;
  /** The token of the bot check. */
  token: string;
  /** The key of the submit. */
  key: string;
  /** Share of the résumé that has left the device, 0 … 1. */
  onProgress(share: number): void;
}

const FILENAME_MAX = 200;

/**
 * Sends an application, with the résumé in parts, without one as JSON. One that fails is shown in the browser's console (specification
 * 8).
 */
export async function sendApplication({ values, resume }: Filled, sending: Sending): Promise<void> {
  const { applied, token, key, onProgress } = sending;
  const filename = resume === null ? '' : plainLine(resume.name).slice(-FILENAME_MAX);
  const body = applicationBody(values, applied, filename, token);
  try {
    const answer =
      resume === null
        ? await request(keyedTransport(key), commands.apply, { body })
        : await request(uploadTransport({ key, file: resume, onProgress }), commands.applyWithFile, { body });
    if (!answer) throw new EmptyAnswer();
  } catch (error) {
    console.warn('This application was not sent:', { ...body, token: undefined });
    throw error;
  }
}
