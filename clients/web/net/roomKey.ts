// The token that opens a player's seat in a room, and where this browser keeps it.
import type { FromServerRoom } from 'reami';
import { dropToken, forgetSavedRoom, keepToken, saveRoom, tokenFor } from '../browser/savedRooms';

export class RoomKey {
  /** null: nobody yet, the server makes a new player */
  token: string | null;

  /** Without `keeps` it begins as nobody, and is forgotten with the page: for one that everybody sees. */
  constructor(
    private readonly code: string,
    private readonly keeps = true,
  ) {
    this.token = keeps ? tokenFor(code) : null;
  }

  /** A new one came. */
  take(token: string): void {
    this.token = token;
    if (this.keeps) keepToken(token);
  }

  /** Remembers the room as long as this player sits there. */
  keepRoom(room: FromServerRoom, you: number | null): void {
    if (!this.keeps || this.token === null || room.code !== this.code) return;
    if (you === null) forgetSavedRoom(this.code);
    else saveRoom({ code: this.code, token: this.token, game: room.game, at: Date.now() });
  }

  /** The server does not know it. Whether it opened a seat. */
  drop(): boolean {
    const { token } = this;
    this.token = null;
    return token !== null && this.keeps && dropToken(token);
  }
}
