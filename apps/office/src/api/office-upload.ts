import { ApiError, callPath, type Problem } from '@millrace/contract';
import { OFFICE_TOKEN_HEADER, officeCalls, type Uploaded } from '@millrace/contract/office';
import { presentFormToken } from './office-transport.ts';

interface Upload {
  file: File;
  /** Called with the share that has left this device, 0 … 1. */
  onProgress(share: number): void;
  signal: AbortSignal;
}

/** Sends one file to the media library. Rejects as `request` does, and with the signal's reason once it is given up. */
export const sendUpload = (upload: Upload): Promise<Uploaded> =>
  sendFile({ ...upload, address: callPath(officeCalls.officeUpload.path), data: { name: upload.file.name } });

/** Sends one file, with data before it, to a call that takes one. Rejects as `sendUpload` does. */
export const sendFile = <Answer>({
  address,
  data,
  file,
  onProgress,
  signal,
}: Upload & {
  /** Of the call, below /api. */
  address: string;
  data: object;
}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    // `fetch` does not say how far a body has come.
    const request = new XMLHttpRequest();
    const parts = new FormData();
    parts.set('data', JSON.stringify(data));
    parts.set('file', file);
    request.open('POST', `/api${address}`);
    request.responseType = 'json';
    request.setRequestHeader(OFFICE_TOKEN_HEADER, presentFormToken());
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
    request.onload = () => {
      const { status } = request;
      if (status === 200) resolve(request.response);
      else reject(new ApiError(status, isProblem(request.response) ? request.response : null));
    };
    request.onerror = () => reject(new TypeError('The upload did not get through.'));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(parts);
  });

const isProblem = (body: unknown): body is Problem => typeof body === 'object' && body !== null && 'message' in body;
