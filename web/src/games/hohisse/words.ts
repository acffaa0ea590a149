/** Cards in words. */
import { t } from '$lib/i18n';

import { cardOf } from './cards';

/** "red 2, marked Ho Hisse", "woman 3", "Nessie 6", or an action's name. */
export function cardText(name: string): string {
  const card = cardOf(name);
  if (card.kind === 'action') return t('hohisse-action', { action: card.action });
  const { strength } = card;
  if (card.kind !== 'man')
    return card.kind === 'woman' ? t('hohisse-woman', { strength }) : t('hohisse-nessie', { strength });
  const man = t('hohisse-man', { colour: card.colour, strength });
  return card.marked ? `${man}, ${t('hohisse-marked')}` : man;
}
