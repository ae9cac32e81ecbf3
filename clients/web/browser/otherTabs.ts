// The other tabs of this browser that show the same room.
export class OtherTabs {
  private channel: BroadcastChannel | null = null;

  /** calls `onOpened` when another tab opens this room after this tab did */
  constructor(room: string, onOpened: () => void) {
    try {
      this.channel = new BroadcastChannel(`reami.room.${room}`);
      this.channel.onmessage = onOpened;
    } catch {
      // Firefox refuses this, too, if its storage is disabled. Each tab is then a separate player.
    }
  }

  /** Tells the other tabs that this one has opened the room. */
  open(): void {
    this.channel?.postMessage('opened');
  }

  close(): void {
    this.channel?.close();
  }
}
