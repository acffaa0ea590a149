/** Made from the .ftl files by `npm test -- --update`: each message, and what it must be given. */
declare module '$lib/i18n/messages' {
  interface Messages {
    'hohisse-man': 'colour' | 'strength';
    'hohisse-letter': 'colour';
    'hohisse-marked': never;
    'hohisse-woman': 'strength';
    'hohisse-nessie': 'strength';
    'hohisse-action': 'action';
    'hohisse-scot': never;
    'hohisse-hidden': never;
    'hohisse-slots': never;
    'hohisse-slot': 'colour' | 'name' | 'top';
    'hohisse-below': 'n';
    'hohisse-rope': 'left' | 'right';
    'hohisse-barrel-at': 'space';
    'hohisse-barrel-waits': never;
    'hohisse-barrels': 'all' | 'n' | 'name';
    'hohisse-in-hand': 'n';
    'hohisse-to-draw': 'n';
    'hohisse-strength': 'n';
    'hohisse-hand': never;
    'hohisse-hand-of': 'name';
    'hohisse-next-round': 'n';
    'hohisse-round': 'n';
    'hohisse-ready': 'name';
    'hohisse-not-ready': 'name';
    'hohisse-ready-why': never;
    'hohisse-keep-how': never;
    'hohisse-keys': never;
    'hohisse-look': never;
    'hohisse-heave': never;
    'hohisse-early': never;
    'hohisse-too-early': never;
    'hohisse-shared': 'all' | 'n' | 'name';
    'hohisse-waiting': 'name';
    'hohisse-waiting-race': 'name';
    'hohisse-last-pair': 'name';
    'hohisse-stop': 'n' | 'name' | 'other';
    'hohisse-stop-you': 'n' | 'name';
    'hohisse-stop-them': 'n' | 'other';
    'hohisse-lots': never;
    'hohisse-tie': never;
    'hohisse-pick-slot': never;
    'hohisse-pick-strength': never;
    'hohisse-pick-swap': never;
    'hohisse-pick-swap-to': never;
    'hohisse-decline': never;
    'hohisse-stolen-first': never;
    'hohisse-card-first': never;
    'hohisse-known': never;
    'hohisse-coming': never;
    'hohisse-unknown': 'n';
    'hohisse-spent': never;
    'hohisse-nothing': never;
    'hohisse-last-round': 'name';
  }
}
export {};
