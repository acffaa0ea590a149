/** Made from the .ftl files by `npm test -- --update`: each message, and what it must be given. */
declare module '$lib/i18n/messages' {
  interface Messages {
    'hippo-lanes': never;
    'hippo-dice': never;
    'hippo-rings': never;
    'hippo-colour': 'colour';
    'hippo-ring': 'colour';
    'hippo-count': 'colour' | 'n';
    'hippo-die': 'n';
    'hippo-die-used': 'n';
    'hippo-lane-empty': 'lane';
    'hippo-lane': 'inside' | 'lane';
    'hippo-lane-full': 'inside' | 'lane';
    'hippo-pool-empty': never;
    'hippo-pool': 'inside';
    'hippo-reserve-empty': 'name';
    'hippo-reserve': 'inside' | 'name';
    'hippo-no-way': 'lane';
    'hippo-makes': 'dice' | 'sum';
    'hippo-touch': 'dice' | 'lane';
    'hippo-then': 'dice' | 'then';
    'hippo-take': 'n';
  }
}
export {};
