// What a server says on one connection, compressed with all that it said there before as the dictionary
// (PROTOCOL.md, "Slow lines").

/** With which each message would end: it is left away on the line. */
const tail = [0, 0, 0xff, 0xff];

interface Listener {
  received(text: string): void;
  /** It can't be read: nothing more is received. */
  failed(): void;
}

export class Decompressor {
  private readonly stream = new DecompressionStream('deflate-raw');
  private readonly writer = this.stream.writable.getWriter();
  /** How many messages came and were not received yet. */
  private waiting = 0;
  private onceRead: (() => void) | null = null;

  constructor(private readonly listener: Listener) {
    this.read().catch(() => listener.failed());
  }

  /** A message. */
  push(bytes: ArrayBuffer): void {
    ++this.waiting;
    const whole = new Uint8Array([...new Uint8Array(bytes), ...tail]);
    this.writer.write(whole).catch(() => undefined); // `read` fails as well
  }

  /** Once all that came was received; at once, if it was. */
  whenRead(then: () => void): void {
    if (this.waiting === 0) then();
    else this.onceRead = then;
  }

  private async read(): Promise<void> {
    const reader = this.stream.readable.pipeThrough(new TextDecoderStream()).getReader();
    let rest = '';
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      const lines = (rest + value).split('\n');
      rest = lines.pop()!;
      // each on its own: a fault in one is no fault of the stream
      for (const line of lines) queueMicrotask(() => this.receive(line));
    }
  }

  private receive(message: string): void {
    --this.waiting;
    if (this.waiting === 0 && this.onceRead) queueMicrotask(this.onceRead);
    this.listener.received(message);
  }
}

/** What some browsers know of the line. */
interface Line {
  saveData?: boolean;
  effectiveType?: string;
}

/** For `hello`: compression, if the line is slow or its user saves data, and the browser can decompress. */
export function wantedCompression(): { compress?: true } {
  const line = (globalThis.navigator as { connection?: Line } | undefined)?.connection;
  const isBad = line?.saveData === true || /[23]g$/.test(line?.effectiveType ?? '');
  return isBad && canDecompress() ? { compress: true } : {};
}

function canDecompress(): boolean {
  try {
    void new DecompressionStream('deflate-raw');
    return true;
  } catch {
    return false; // the browser knows no such stream, or not of this kind
  }
}
