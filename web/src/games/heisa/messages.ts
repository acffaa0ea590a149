/** Made from the .ftl files by `npm test -- --update`: each message, and what it must be given. */
declare module '$lib/i18n/messages' {
  interface Messages {
    'heisa-board': never;
    'heisa-glass': 'colour' | 'letter';
    'heisa-on-line': never;
    'heisa-home': never;
    'heisa-seconds': 'n';
    'heisa-grains': 'n';
    'heisa-held': never;
    'heisa-free': 'place';
    'heisa-die': never;
    'heisa-die-shows': 'face';
    'heisa-die-past': 'face';
    'heisa-roll': never;
    'heisa-pity': never;
    'heisa-lost': 'face';
    'heisa-clock': never;
    'heisa-turn': 'n';
    'heisa-unclear': never;
    'heisa-letters': 'letters' | 'name';
    'heisa-where': 'glass';
    'heisa-take': 'glass';
  }
}
export {};
