// The other tabs of this browser that show the same room.
export class OtherTabs {
  private channel: BroadcastChannel | null = null;

  /** `onOpened` is called when another tab opens that room after this one did. */
  constructor(room: string, onOpened: () => void) {
    try {
      this.channel = new BroadcastChannel(`reami.room.${room}`);
      this.channel.onmessage = onOpened;
    } catch {
      // Firefox with storage disabled refuses this too. Each tab is then a player of its own.
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
