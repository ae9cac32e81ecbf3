// The other tabs of this browser that show the same room.
export class OtherTabs {
  private readonly channel: BroadcastChannel;

  /** `onOpened` is called when another tab opens that room after this one did. */
  constructor(room: string, onOpened: () => void) {
    this.channel = new BroadcastChannel(`reami.room.${room}`);
    this.channel.onmessage = onOpened;
  }

  /** Tells the others that the room is opened here. */
  open(): void {
    this.channel.postMessage('opened');
  }

  close(): void {
    this.channel.close();
  }
}
