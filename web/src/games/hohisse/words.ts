/** Cards in words. */
import { t, tOf } from '$lib/i18n';

import { cardOf } from './cards';

/** "red 2, marked Ho Hisse", "woman 3", "Nessie 6", or an action's name. */
export function cardText(name: string): string {
  const card = cardOf(name);
  if (card.kind === 'action') return tOf('hohisse-action', card.action);
  const { strength } = card;
  if (card.kind !== 'man')
    return card.kind === 'woman' ? t('hohisse-woman', { strength }) : t('hohisse-nessie', { strength });
  const man = tOf('hohisse-man', card.colour, { strength });
  return card.marked ? `${man}, ${t('hohisse-marked')}` : man;
}
