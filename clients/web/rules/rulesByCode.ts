// Where in the rules page of a game stands what a refused move breaks.

/**
 * The anchor (`R3.4`) for a code of the wire (`rule.kingdomino.no_match`); null if it names no rule of that
 * game.
 */
export type RuleOf = (code: string) => string | null;

/** `anchors`: the tail of each code of that game, and its rule. */
export function rulesByCode(game: string, anchors: Record<string, string>): RuleOf {
  const byCode = new Map(Object.entries(anchors).map(([tail, rule]) => [`rule.${game}.${tail}`, rule]));
  return code => byCode.get(code) ?? null;
}
