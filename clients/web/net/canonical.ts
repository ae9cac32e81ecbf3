// The canonical text of a value, and the hash of this text: PROTOCOL.md, "Views and patches".
import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils';

/**
 * JSON without white space, in which the members of each object are sorted by name. All names in views are
 * ASCII.
 */
export function canonicalText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalText).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const members = value as Record<string, unknown>;
  const text = (name: string) => `${JSON.stringify(name)}:${canonicalText(members[name])}`;
  return `{${Object.keys(members).sort().map(text).join(',')}}`;
}

/** The first 8 bytes of the SHA-256 of the canonical text, as 16 hexadecimal digits. */
export function viewHash(view: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonicalText(view))).slice(0, 8));
}
