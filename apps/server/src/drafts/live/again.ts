/** Does work one at a time: what is asked for while it runs is done once more after it. Never rejects. */
export function again(work: () => Promise<void>, onError: (error: unknown) => void): () => void {
  let isRunning = false;
  let isAsked = false;
  const run = async (): Promise<void> => {
    isRunning = true;
    while (isAsked) {
      isAsked = false;
      try {
        await work();
      } catch (error) {
        onError(error);
      }
    }
    isRunning = false;
  };
  return () => {
    isAsked = true;
    if (!isRunning) void run();
  };
}
