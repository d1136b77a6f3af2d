import { emptyDataDir, startServer } from '../started-server.ts';
import type { CpuProfile } from './top-functions.ts';

const PORT = 3196;
const INSPECTOR = 3197;

/** Profiles the server during some work; its start is left out. */
export async function profileServer(work: (address: string) => Promise<unknown>): Promise<CpuProfile> {
  const { dataDir, remove } = emptyDataDir();
  const server = await startServer(dataDir, PORT, { core: 0, node: [`--inspect=127.0.0.1:${INSPECTOR}`] });
  try {
    const inspector = await openInspector();
    await inspector.ask('Profiler.enable');
    await inspector.ask('Profiler.start');
    await work(server.address);
    const { profile } = Object(await inspector.ask('Profiler.stop'));
    inspector.close();
    return profile;
  } finally {
    await server.stop();
    remove();
  }
}

/** The inspector of the server's process: one question at a time. */
async function openInspector() {
  const targets: unknown = await (await fetch(`http://127.0.0.1:${INSPECTOR}/json`)).json();
  const socket = new WebSocket(String(Object(targets)[0]?.webSocketDebuggerUrl));
  await new Promise((opened, failed) => {
    socket.addEventListener('open', opened, { once: true });
    socket.addEventListener('error', failed, { once: true });
  });
  let id = 0;
  const ask = (method: string): Promise<unknown> =>
    new Promise((resolve, reject) => {
      id += 1;
      const asked = id;
      const listen = ({ data }: MessageEvent): void => {
        const answer: { id?: number; result?: unknown; error?: { message: string } } = JSON.parse(String(data));
        if (answer.id !== asked) return;
        socket.removeEventListener('message', listen);
        if (answer.error === undefined) resolve(answer.result);
        else reject(new Error(answer.error.message));
      };
      socket.addEventListener('message', listen);
      socket.send(JSON.stringify({ id: asked, method }));
    });
  return { ask, close: () => socket.close() };
}
