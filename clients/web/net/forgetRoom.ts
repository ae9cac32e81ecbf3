// A room that is gone: this browser keeps nothing of it but evidence that its server broke its word.
import { keepIgnored } from '../browser/ignoredPeople';
import { forgetSavedRoom } from '../browser/savedRooms';
import { forgetWitnessed } from '../fairness/witness';

export function forgetRoom(code: string): void {
  forgetSavedRoom(code);
  forgetWitnessed(code);
  keepIgnored(code, new Set());
}
