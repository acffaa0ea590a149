/** Made from the .ftl files by `npm test -- --update`: each message, and what it must be given. */
declare module '$lib/i18n/messages' {
  interface Messages {
    'hulahoo-call': 'call';
    'hulahoo-hidden': never;
    'hulahoo-octopus': never;
    'hulahoo-card-hand': 'card';
    'hulahoo-card-open': 'card';
    'hulahoo-playable': never;
    'hulahoo-keep': never;
    'hulahoo-hand': never;
    'hulahoo-open': never;
    'hulahoo-calls': never;
    'hulahoo-answerers': never;
    'hulahoo-announce': 'card';
    'hulahoo-name-one': never;
    'hulahoo-pick-exactly': 'most' | 'now';
    'hulahoo-pick-upto': 'most' | 'now';
    'hulahoo-player': 'hand' | 'name' | 'points';
    'hulahoo-known': 'cards';
    'hulahoo-in-front': 'cards';
    'hulahoo-in-front-nothing': never;
    'hulahoo-out': never;
    'hulahoo-pile': 'cards' | 'draw' | 'top';
    'hulahoo-pile-empty': 'draw';
    'hulahoo-called': 'call';
    'hulahoo-round': 'n';
    'hulahoo-goal-streak': never;
    'hulahoo-goal-points': 'n';
    'hulahoo-stake': 'n';
    'hulahoo-row': 'n';
    'hulahoo-won': 'name' | 'points';
    'hulahoo-passed': never;
    'hulahoo-chosen': never;
    'hulahoo-keep-warning': never;
    'hulahoo-stranded': never;
    'hulahoo-says': 'call';
  }
}
export {};
