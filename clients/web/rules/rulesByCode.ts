// Finds the rule that a refused move breaks in the game's page of rules.

/**
 * The anchor (`R3.4`) for a code of the protocol (`rule.kingdomino.no_match`); null if the code is no rule of
 * that game.
 */
export type RuleOf = (code: string) => string | null;

/** `anchors` maps the last part of each code of that game to its rule. */
export function rulesByCode(game: string, anchors: Record<string, string>): RuleOf {
  const byCode = new Map(Object.entries(anchors).map(([tail, rule]) => [`rule.${game}.${tail}`, rule]));
  return code => byCode.get(code) ?? null;
}
