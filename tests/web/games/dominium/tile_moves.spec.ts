// From notations to possible actions, and from an intent to a notation: RULES.md, R8.
import assert from 'node:assert/strict';
import test from 'node:test';
import * as intents from '../../../../clients/web/games/dominium/intent';
import { claims, keeps, nextClaim, none, placements } from '../../../../clients/web/games/dominium/moves';
import { squareOf } from '../../../../clients/web/laying/squares';

const ofTile = ['e4e5', 'e5e4', '+1', '+3'];
const ofPawn = ['@a1', '@c4', '@h8', '-'];

test('placements of a tile and ways to keep it are told apart', () => {
  assert.deepEqual(placements(ofTile), ['e4e5', 'e5e4']);
  assert.deepEqual(keeps(ofTile), [1, 3]);
  assert.deepEqual(claims(ofTile), []);
});

test('a pawn is placed on a named territory, or on none', () => {
  assert.deepEqual(claims(ofPawn), ['a1', 'c4', 'h8']);
  assert.deepEqual([...placements(ofPawn), ...keeps(ofPawn)], []);
});

test('arrow keys go through the territories, and around', () => {
  assert.equal(nextClaim(ofPawn, null, 1), 'a1');
  assert.equal(nextClaim(ofPawn, null, -1), 'h8');
  assert.equal(nextClaim(ofPawn, 'a1', 1), 'c4');
  assert.equal(nextClaim(ofPawn, 'h8', 1), 'a1');
  assert.equal(nextClaim(['-'], null, 1), null);
});

test('an undecided intent has no move', () => {
  assert.equal(intents.moveOf(intents.open), null);
  const aimed = intents.laying(intents.open, ghost => intents.ghosts.aimed(ghost, squareOf('e4'), []));
  assert.equal(intents.moveOf(aimed), null);
});

test('a pinned tile is laid, a kept tile is not laid, and a tile pinned again is not kept', () => {
  const pin = (ghost: intents.Intent['ghost']) => intents.ghosts.pinned(ghost, squareOf('e4'), ['e4e5']);
  const laid = intents.laying(intents.open, pin);
  assert.equal(intents.moveOf(laid), 'e4e5');
  const kept = intents.keeping(laid, 3);
  assert.equal(intents.moveOf(kept), '+3');
  const hovered = intents.laying(kept, ghost => intents.ghosts.aimed(ghost, squareOf('b2'), []));
  assert.equal(intents.moveOf(hovered), '+3');
  assert.equal(intents.moveOf(intents.laying(kept, pin)), 'e4e5');
  assert.equal(intents.moveOf(intents.takenBack(kept)), null);
});

test('a pawn has a territory, or none', () => {
  assert.equal(intents.moveOf(intents.claiming(intents.open, 'c4')), '@c4');
  assert.equal(intents.moveOf(intents.claiming(intents.open, none)), '-');
});
