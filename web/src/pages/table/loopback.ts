/** Whether a page came from this very machine, so that its address leads nowhere from any other. */
export function isLoopback(host: string): boolean {
  return (
    host === 'localhost' ||
    host === '[::1]' ||
    /^127\.\d+\.\d+\.\d+$/.test(host) ||
    host.endsWith('.localhost')
  );
}
