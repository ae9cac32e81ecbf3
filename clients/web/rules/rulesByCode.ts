// Finds the rule that a refused move breaks on the page of the game's rules.

/**
 * The anchor (`R3.4`) of a code (`rule.kingdomino.no_match`). Null if the code is not a rule of this game.
 */
export type RuleOf = (code: string) => string | null;

/** `anchors` has the anchor of each rule of the game, by the last part of the rule's code. */
export function rulesByCode(game: string, anchors: Record<string, string>): RuleOf {
  const byCode = new Map(Object.entries(anchors).map(([tail, rule]) => [`rule.${game}.${tail}`, rule]));
  return code => byCode.get(code) ?? null;
}
