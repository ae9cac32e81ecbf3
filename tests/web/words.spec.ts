// The interface speaks two languages, and no word of it is missing in one of them.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import en from '../../clients/web/words/en';
import it from '../../clients/web/words/it';

declare const TESTS_FOLDER: string;
const client = join(TESTS_FOLDER, '../../clients/web');

const english: Record<string, string> = en;
const italian: Record<string, string> = it;

function placesIn(text: string): string[] {
  return (text.match(/\{\w+\}/g) ?? []).sort();
}

/** All sources in that folder and below, as one text. */
function sources(folder: string): string {
  const texts = readdirSync(folder, { withFileTypes: true }).map(one => {
    const path = join(folder, one.name);
    if (one.isDirectory()) return one.name === 'node_modules' ? '' : sources(path);
    return /\.tsx?$/.test(one.name) ? readFileSync(path, 'utf8') : '';
  });
  return texts.join('\n');
}

test('both languages have the same words', () => {
  assert.deepEqual(Object.keys(italian).sort(), Object.keys(english).sort());
});

test('a word has the same places to fill in in both languages', () => {
  for (const [key, text] of Object.entries(english))
    assert.deepEqual(placesIn(italian[key]!), placesIn(text), key);
});

test('no word is empty', () => {
  for (const words of [english, italian])
    for (const [key, text] of Object.entries(words)) assert.notEqual(text.trim(), '', key);
});

test('every word of the interface is used', () => {
  const interfaceWords = Object.keys(
    JSON.parse(readFileSync(join(client, 'words/en.json'), 'utf8')) as Record<string, string>,
  );
  const text = sources(client);
  const looked = (key: string) =>
    text.includes(`'${key}'`) ||
    text.includes(`'${key.replace(/\.(one|other)$/, '')}'`) ||
    /^bot\.kind\./.test(key);
  assert.deepEqual(
    interfaceWords.filter(key => !looked(key)),
    [],
  );
});
