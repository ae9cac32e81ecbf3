// The token of a player in a room. It may be stored in this browser.
import type { FromServerRoom } from 'reami';
import { dropToken, forgetSavedRoom, keepToken, saveRoom, tokenFor } from '../browser/savedRooms';

export class RoomKey {
  /** null if the server must make a new player */
  token: string | null;

  /**
   * If `keeps` is false, the client begins as a new player whose token is not stored, as a public display
   * does.
   */
  constructor(
    private readonly code: string,
    private readonly keeps = true,
  ) {
    this.token = keeps ? tokenFor(code) : null;
  }

  /** The server has sent a new token. */
  take(token: string): void {
    this.token = token;
    if (this.keeps) keepToken(token);
  }

  /** Stores the room while this player has a seat in it. */
  keepRoom(room: FromServerRoom, you: number | null): void {
    if (!this.keeps || this.token === null || room.code !== this.code) return;
    if (you === null) forgetSavedRoom(this.code);
    else saveRoom({ code: this.code, token: this.token, game: room.game, at: Date.now() });
  }

  /** The server does not know the token. Returns whether the token belonged to a seat. */
  drop(): boolean {
    const { token } = this;
    this.token = null;
    return token !== null && this.keeps && dropToken(token);
  }
}
