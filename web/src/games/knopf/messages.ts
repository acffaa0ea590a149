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
    'knopf-game': 'games' | 'n';
    'knopf-before': 'n';
    'knopf-first-game': 'n';
    'knopf-steps': never;
    'knopf-step': 'step';
    'knopf-quiet': 'n';
    'knopf-seen': 'n';
    'knopf-where': 'n' | 'square';
    'knopf-lands-alone': 'square';
  }
}
export {};
