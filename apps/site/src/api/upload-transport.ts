import { type ApiTransport, callPath, SUBMISSION_KEY_HEADER } from '@millrace/contract';
import { storedToken } from './token.ts';

interface Upload {
  /** Key of the submit, as `keyedTransport` has it. */
  key: string;
  file: File;
  /** Called as the upload goes on, with the share that has left this device, 0 … 1. */
  onProgress(share: number): void;
}

/**
 * Calls the API with a file beside the body, which goes as JSON in `data`. `fetch` does not report upload progress;
 * this does.
 */
export const uploadTransport =
  ({ key, file, onProgress }: Upload): ApiTransport =>
  ({ call, params, query, body }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const token = storedToken();
      const parts = new FormData();
      parts.set('data', JSON.stringify(body));
      parts.set('file', file);
      request.open(call.method, `/api${callPath(call.path, params, query)}`);
      request.responseType = 'json';
      request.setRequestHeader(SUBMISSION_KEY_HEADER, key);
      if (token !== null) request.setRequestHeader('authorization', `Bearer ${token}`);
      request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
      request.onload = () => resolve({ status: request.status, body: request.response });
      request.onerror = () => reject(new TypeError('The upload did not get through.'));
      request.onabort = request.onerror;
      request.send(parts);
    });
