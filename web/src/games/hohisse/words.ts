/** Cards in words, and what is to be done with them. */
import { t } from '$lib/i18n';

import { cardOf } from './cards';
import type { Picked } from './choose';
import { leftToShare, type RopeView } from './view';

/** "red 2, marked “Ho Hisse”", "woman of strength 3", "Nessie, strength 6", or an action's name. */
export function cardText(name: string): string {
  const card = cardOf(name);
  if (card.kind === 'action') return t('hohisse-action', { action: card.action });
  const { strength } = card;
  if (card.kind !== 'man')
    return card.kind === 'woman' ? t('hohisse-woman', { strength }) : t('hohisse-nessie', { strength });
  const man = t('hohisse-man', { colour: card.colour, strength });
  return card.marked ? `${man}, ${t('hohisse-marked')}` : man;
}

/** What is still to be chosen for the card in the hand. */
export function nextText(picked: Picked | null, slots: boolean): string | null {
  if (picked?.card === 'scram') return t('hohisse-pick-strength');
  if (!picked || !slots) return null;
  if (picked.card !== 'swap') return t('hohisse-pick-slot');
  return picked.from ? t('hohisse-pick-swap-to') : t('hohisse-pick-swap');
}

/** Said above a pair when somebody was faster: the rival, or whoever shares out the rival's cards. */
export function stopText(view: RopeView, rival: string, lastPair: boolean): string | null {
  if (lastPair) return t('hohisse-last-pair', { name: rival });
  return view.phase === 'split' ? t('hohisse-stop-them', { other: rival, n: leftToShare(view) }) : null;
}
