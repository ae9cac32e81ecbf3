// Every rule that a refusal can name stands in the rules page of both languages, under the number that the table shows.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import texts from '../../../../protocol/texts.en.json';
import { ruleOf } from '../../../../clients/web/games/kingdomino/rules';

declare const TESTS_FOLDER: string;
const game = join(TESTS_FOLDER, '../../clients/web/games/kingdomino');

/** `R3.4` for the fourth rule of the section `## 3 …`. */
function numbersIn(page: string): Set<string> {
  const numbers = new Set<string>();
  let section = '';
  for (const line of page.split('\n')) {
    section = /^## (\d+) /.exec(line)?.[1] ?? section;
    const rule = /^(\d+)\. /.exec(line)?.[1];
    if (rule) numbers.add(`R${section}.${rule}`);
  }
  return numbers;
}

const codes = Object.keys(texts).filter(key => key.startsWith('rule.kingdomino.'));

for (const language of ['en', 'it'])
  test(`every refusal leads to a rule of the page (${language})`, () => {
    const numbers = numbersIn(readFileSync(join(game, `rules.${language}.md`), 'utf8'));
    assert.ok(codes.length > 0);
    for (const code of codes) assert.ok(numbers.has(ruleOf(code) ?? ''), `${code}: ${ruleOf(code)}`);
  });

test('both pages have the rules of RULES.md, number by number', () => {
  const [en, it] = ['en', 'it'].map(language => readFileSync(join(game, `rules.${language}.md`), 'utf8'));
  const engine = readFileSync(join(TESTS_FOLDER, '../../engine/kingdomino/RULES.md'), 'utf8');
  const played = [...numbersIn(engine)].filter(number => /^R[1-5]\./.test(number)).sort();
  for (const page of [en!, it!])
    assert.deepEqual([...numbersIn(page)].filter(number => /^R[1-5]\./.test(number)).sort(), played);
});

test('what is no rule of this game leads nowhere', () => {
  for (const code of ['move.late', 'rule.toncc.no_match', 'rule.kingdomino.toString'])
    assert.equal(ruleOf(code), null);
});
