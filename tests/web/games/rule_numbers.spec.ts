// Every rule that a refusal can name is on the rules page in both languages, with the number that the table
// shows.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { ruleOf as ruleOfDomaine } from '../../../clients/web/games/domaine/rules/ruleOf';
import { ruleOf as ruleOfKingdomino } from '../../../clients/web/games/kingdomino/rules/ruleOf';
import { ruleOf as ruleOfToncc } from '../../../clients/web/games/toncc/rules/ruleOf';
import texts from '../../../protocol/text/texts.en.json';

declare const TESTS_FOLDER: string;
const top = join(TESTS_FOLDER, '../..');

/** The numbers of the rules on a page: `R3.4` is the fourth rule of the section `## 3 …`. */
function numbersIn(path: string): Set<string> {
  const numbers = new Set<string>();
  let section = '';
  for (const line of readFileSync(join(top, path), 'utf8').split('\n')) {
    section = /^## (\d+) /.exec(line)?.[1] ?? section;
    const rule = /^(\d+)\. /.exec(line)?.[1];
    if (rule) numbers.add(`R${section}.${rule}`);
  }
  return numbers;
}

const ruleOf = { domaine: ruleOfDomaine, kingdomino: ruleOfKingdomino, toncc: ruleOfToncc };

for (const [game, ruleOfGame] of Object.entries(ruleOf)) {
  const codes = Object.keys(texts).filter(key => key.startsWith(`rule.${game}.`));
  const pages = ['en', 'it'].map(language => `clients/rules/${game}.${language}.md`);

  test(`every refusal of ${game} links to a rule on both pages`, () => {
    assert.ok(codes.length > 0);
    for (const page of pages)
      for (const code of codes)
        assert.ok(numbersIn(page).has(ruleOfGame(code) ?? ''), `${page} ${code}: ${ruleOfGame(code)}`);
  });

  test(`both pages of ${game} have the rules of RULES.md with the same numbers`, () => {
    const played = (path: string) => [...numbersIn(path)].filter(number => /^R[1-5]\./.test(number)).sort();
    for (const page of pages) assert.deepEqual(played(page), played(`engine/${game}/RULES.md`));
  });
}

test('a code that is no rule of a game has no link', () => {
  for (const code of ['move.late', 'rule.toncc.no_match', 'rule.kingdomino.toString'])
    assert.equal(ruleOf.kingdomino(code), null);
});
