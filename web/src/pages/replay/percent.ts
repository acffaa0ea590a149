import type { Language } from '$lib/i18n/language';

export const percent = (language: Language, share: number): string =>
  new Intl.NumberFormat(language, { style: 'percent' }).format(Math.max(0, Math.min(1, share)));
