// The other tabs of this browser that show the same room.
export class OtherTabs {
  private channel: BroadcastChannel | null = null;

  /** `onOpened` is called when another tab opens that room after this one did. */
  constructor(room: string, onOpened: () => void) {
    try {
      this.channel = new BroadcastChannel(`reami.room.${room}`);
      this.channel.onmessage = onOpened;
    } catch {
      // A Firefox that is to store nothing refuses this too. There each tab is a player of its own.
    }
  }

  /** Tells the others that the room is opened here. */
  open(): void {
    this.channel?.postMessage('opened');
  }

  close(): void {
    this.channel?.close();
  }
}
