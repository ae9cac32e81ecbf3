// What binds the server to a secret before it knows any word: PROTOCOL.md, "Seed and shuffle".
import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils';

/** `sha256-…`: what the server publishes before it takes any word; null of what is no secret. */
export function commitmentOf(secret: string): string | null {
  try {
    return 'sha256-' + bytesToHex(sha256(hexToBytes(secret)));
  } catch {
    return null;
  }
}
