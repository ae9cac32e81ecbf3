// The interface has two languages, and both have all of its words.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import ownEnglish from '../../../clients/web/words/en';
import ownItalian from '../../../clients/web/words/it';

declare const TESTS_FOLDER: string;
const client = join(TESTS_FOLDER, '../../clients/web');

type Words = Record<string, string>;

const inFile = (path: string) => JSON.parse(readFileSync(join(client, path), 'utf8')) as Words;

/** The files of words in that folder and below. */
function wordFiles(folder: string, language: 'en' | 'it'): string[] {
  return readdirSync(join(client, folder), { withFileTypes: true }).flatMap(one => {
    const path = join(folder, one.name);
    if (one.isDirectory()) return one.name === 'node_modules' ? [] : wordFiles(path, language);
    return one.name === `${language}.json` ? [path] : [];
  });
}

/** The words of the first load, with those of all parts that are fetched later. */
const withOthers = (own: Words, language: 'en' | 'it'): Words =>
  Object.assign({}, own, ...wordFiles('', language).map(inFile));

const english = withOthers(ownEnglish, 'en');
const italian = withOthers(ownItalian, 'it');

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

test('a word has the same placeholders in both languages', () => {
  for (const [key, text] of Object.entries(english))
    assert.deepEqual(placesIn(italian[key]!), placesIn(text), key);
});

test('a word with a singular has a plural', () => {
  const stems = Object.keys(english).flatMap(key => /^(.*)\.(?:one|other)$/.exec(key)?.[1] ?? []);
  for (const stem of stems)
    for (const form of ['one', 'other']) assert.ok(`${stem}.${form}` in english, stem);
});

test('no word is empty', () => {
  for (const words of [english, italian])
    for (const [key, text] of Object.entries(words)) assert.notEqual(text.trim(), '', key);
});

test('the interface uses every word', () => {
  const interfaceWords = ['words', 'room/words'].flatMap(folder => Object.keys(inFile(`${folder}/en.json`)));
  const text = sources(client);
  const looked = (key: string) =>
    text.includes(`'${key}'`) ||
    text.includes(`'${key.replace(/\.(one|other)$/, '')}'`) ||
    /^(bot\.(kind|how)|notify|offer\.(what|pause))\./.test(key);
  assert.deepEqual(
    interfaceWords.filter(key => !looked(key)),
    [],
  );
});
