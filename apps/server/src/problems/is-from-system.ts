/** Whether an error is the system's own: a file is missing, is a folder or is not for this account, or the disk is full. */
export const isFromSystem = (error: unknown): error is Error => error instanceof Error && 'syscall' in error;
