/** Made from the .ftl files by `npm test -- --update`: each message, and what it must be given. */
declare module '$lib/i18n/messages' {
  interface Messages {
    'knopf-board': never;
    'knopf-holes': 'n';
    'knopf-button': 'colour';
    'knopf-threatened': never;
    'knopf-grouped': never;
    'knopf-lifted': never;
    'knopf-side': 'name' | 'taken' | 'target';
    'knopf-quiet': 'n';
    'knopf-seen': 'n';
  }
}
export {};
