// The points of a finished kingdom that do not come from its domains.
import type { Domain } from './kingdom';

/** R4.2 and R4.3: the two bonuses. All points that the domains don't give come from these two. */
export function bonusesOf(points: number, domains: readonly Domain[]): { harmony: number; middle: number } {
  const bonus = points - domains.reduce((sum, domain) => sum + domain.points, 0);
  return { harmony: bonus % 10 === 5 ? 5 : 0, middle: bonus >= 10 ? 10 : 0 };
}
