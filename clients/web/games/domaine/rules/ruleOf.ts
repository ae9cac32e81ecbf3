// For each code of a refusal: the rule that the refused move breaks, such as R8.2. The codes are in the order
// of engine/domaine/rule.hpp.
import type { DomaineCardFace } from 'reami';
import { rulesByCode } from '../../../rules/rulesByCode';

export const ruleOf = rulesByCode('domaine', {
  phase: 'R4.2',
  card: 'R4.5',
  cost: 'R4.5',
  no_step: 'R4.5',
  terrain: 'R1.1',
  occupied: 'R1.3',
  distance: 'R3.5',
  unlinked: 'R7.2',
  reserve: 'R7.3',
  same_colour: 'R6.2',
  inside_domain: 'R6.3',
  has_border: 'R6.1',
  supply: 'R6.6',
  not_yours: 'R8.1',
  other_domain: 'R8.1',
  not_adjacent: 'R8.1',
  own_domain: 'R8.2',
  knights: 'R8.2',
  allied: 'R8.2',
  needed: 'R9.3',
  no_knight: 'R9.2',
  neutral: 'R10.1',
  just_sold: 'R4.3',
  not_in_court: 'R4.3',
  court_closed: 'R4.6',
  deck_empty: 'R4.4',
  between_rounds: 'R4.2',
});

/** The rule behind a reason why a card can't be played, such as `cost`. */
export const ruleOfRefusal = (why: string) => ruleOf(`rule.domaine.${why}`) ?? undefined;

const actions: Readonly<Record<string, string>> = {
  borders: 'R6',
  knights: 'R7',
  expansion: 'R8',
  desertion: 'R9',
  alliance: 'R10',
};

export const ruleOfAction = (action: string) => actions[action];

/** The rule about the card's action; for a card with two actions, the section about cards. */
export function ruleOfCard(card: DomaineCardFace): string | undefined {
  const [first, ...more] = Object.keys(card.actions);
  return first === undefined || more.length > 0 ? 'R5' : ruleOfAction(first);
}
