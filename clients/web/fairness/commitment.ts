// The commitment, which binds the server to a secret before it knows any word: PROTOCOL.md, "Seed and
// shuffle".
import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils';

/** The commitment to a secret, `sha256-…`; null if the text is not a valid secret. */
export function commitmentOf(secret: string): string | null {
  try {
    return 'sha256-' + bytesToHex(sha256(hexToBytes(secret)));
  } catch {
    return null;
  }
}
