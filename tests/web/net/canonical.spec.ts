// The canonical text and its hash: PROTOCOL.md, "Views and patches".
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import test from 'node:test';
import { canonicalText, viewHash } from '../../../clients/web/net/canonical';

test('members are sorted by the bytes of their names, without white space', () => {
  assert.equal(
    canonicalText({ b: [1, null, true], a10: {}, a2: 'x' }),
    '{"a10":{},"a2":"x","b":[1,null,true]}',
  );
});

test('only characters that JSON requires are escaped', () => {
  assert.equal(canonicalText('é "\\\n\u0001\u007f'), '"é \\"\\\\\\n\\u0001\u007f"');
});

test('the hash is the first eight bytes of the SHA-256 of that text', () => {
  const digest = createHash('sha256').update('{"left":7,"turn":2}').digest('hex');
  assert.equal(viewHash({ turn: 2, left: 7 }), digest.slice(0, 16));
});
