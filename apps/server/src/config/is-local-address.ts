const LOCAL_HOST = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Whether an address can only be reached from this machine. Text that is no address is not local. */
export function isLocalAddress(address: string): boolean {
  return URL.canParse(address) && LOCAL_HOST.test(new URL(address).hostname);
}
