export const JSON_TYPE = 'application/json; charset=utf-8';

export const jsonBytes = (answer: unknown): Buffer => Buffer.from(JSON.stringify(answer));
