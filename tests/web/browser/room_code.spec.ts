// Finds the code of a room in any text around it. A text that can't be a code gives none.
import assert from 'node:assert/strict';
import test from 'node:test';
import { codeIn } from '../../../clients/web/browser/roomCode';

for (const text of [
  'KETMKARD',
  'ketmkard',
  'Ketmkard',
  'KETM KARD',
  'KETM-KARD',
  '"KETMKARD"',
  '„ketmkard“',
  '(KETMKARD).',
  'KETMKARD\u200b',
  '\u2066KETM\u200bKARD\u2069',
  'ＫＥＴＭＫＡＲＤ',
  'Code: KETMKARD',
  'Code: KETM KARD',
  'codice: ketmkard!',
  'On Saturday we play in KETMKARD, come',
  'http://192.168.1.2:8080/r/ketmkard',
  'https://club.example/reami/r/KETMKARD/?list',
  'Come to https://club.example/r/KETMKARD.',
  '<https://club.example/r/KETMKARD#ABCD>',
  'https://club.example/r/"KETMKARD"',
])
  test(`finds the code in ${JSON.stringify(text)}`, () => assert.equal(codeIn(text), 'KETMKARD'));

for (const text of [
  '',
  'KETMKAR',
  'KETMKARDS',
  'KETMKARI',
  'KETMKAR1D',
  'KETMKARD or ABCDEFGH',
  'https://club.example/rules/kingdomino',
  'https://club.example/r/KETMKARDS',
])
  test(`finds no code in ${JSON.stringify(text)}`, () => assert.equal(codeIn(text), null));
