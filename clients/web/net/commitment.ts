// What binds the server to a secret before it knows any word: PROTOCOL.md, "Seed and shuffle".
import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils';

/** `sha256-…`: what the server publishes before it takes any word. */
export const commitmentOf = (secret: string) => 'sha256-' + bytesToHex(sha256(hexToBytes(secret)));

/** False, too, of what is no secret at all. */
export function isBoundBy(commitment: string, secret: string): boolean {
  try {
    return commitmentOf(secret) === commitment;
  } catch {
    return false;
  }
}
