export const LANGUAGES = ['fr', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The first of a person's languages that we speak; French when none is. */
export function firstSpoken(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const spoken = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (spoken) return spoken;
  }
  return 'fr';
}
