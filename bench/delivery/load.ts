import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';

const run = promisify(execFile);
const PROGRAM = '/usr/bin/wrk';

export const loadLacks = (): string[] => (existsSync(PROGRAM) ? [] : ['wrk']);

export interface Answered {
  requests: number;
  perSecond: number;
}

/** Counts the requests that an address answers to 32 connections driven from one core; every answer must be a 2xx. */
export async function load(options: {
  address: string;
  core: number;
  seconds: number;
  headers: Readonly<Record<string, string>>;
}): Promise<Answered> {
  const headers = Object.entries(options.headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const parameters = ['-t1', '-c32', `-d${options.seconds}s`, ...headers, options.address];
  const { stdout } = await run('taskset', ['-c', String(options.core), PROGRAM, ...parameters]);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`The load found faults:\n${stdout}`);
  const requests = /(\d+) requests in/.exec(stdout)?.[1];
  const perSecond = /Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1];
  if (requests === undefined || perSecond === undefined) throw new Error(`The load said nothing:\n${stdout}`);
  return { requests: Number(requests), perSecond: Number(perSecond) };
}
