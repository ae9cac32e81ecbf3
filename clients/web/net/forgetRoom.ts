// A room that is gone: this browser keeps nothing of it but evidence that its server broke its word.
import { keepIgnored } from './ignored';
import { forget } from './places';
import { forgetWitnessed } from './witness';

export function forgetRoom(code: string): void {
  forget(code);
  forgetWitnessed(code);
  keepIgnored(code, new Set());
}
