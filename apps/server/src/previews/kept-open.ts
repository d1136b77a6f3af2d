interface KeptOpen<One> {
  /** Opens what a key stands for, unless it is open. Rejects as `open` does; the next to ask opens it anew. */
  get(key: string, open: () => Promise<One>): Promise<One>;
  /** Resolves when all are closed. */
  closeAll(): Promise<void>;
}

interface HowKept<One> {
  /** So many stay open; beyond them the one asked for longest ago is closed. */
  most: number;
  close(one: One): Promise<unknown>;
  /** Hears why one could not be closed: nobody waits for that. */
  onFault(error: unknown): void;
}

/** Keeps open what takes work to open. */
export function keptOpen<One>({ most, close, onFault }: HowKept<One>): KeptOpen<One> {
  const opened = new Map<string, Promise<One>>();
  const shut = async (opening: Promise<One>): Promise<void> => {
    // Whoever asked for one that does not open was told.
    const one = await opening.catch(() => undefined);
    try {
      if (one !== undefined) await close(one);
    } catch (error) {
      onFault(error);
    }
  };
  return {
    get: async (key, open) => {
      const one = opened.get(key) ?? open();
      opened.delete(key);
      opened.set(key, one);
      for (const [oldest, old] of opened) {
        if (opened.size <= most) break;
        opened.delete(oldest);
        void shut(old);
      }
      try {
        return await one;
      } catch (error) {
        if (opened.get(key) === one) opened.delete(key);
        throw error;
      }
    },
    closeAll: async () => {
      await Promise.all([...opened.values()].map(shut));
    },
  };
}
