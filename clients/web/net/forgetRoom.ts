// Forgets a closed room. Keeps only evidence that the server broke its word.
import { keepIgnored } from '../browser/ignoredPeople';
import { forgetSavedRoom } from '../browser/savedRooms';
import { forgetWitnessed } from '../fairness/witness';

export function forgetRoom(code: string): void {
  forgetSavedRoom(code);
  forgetWitnessed(code);
  keepIgnored(code, new Set());
}
