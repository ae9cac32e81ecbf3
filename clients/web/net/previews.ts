// What moves would do, asked of the server: PROTOCOL.md, "The match". A question that the line swallows is
// not asked again; whoever asked may.
import type { FromClientPreview, FromServerNo, FromServerPreview } from 'reami';
import { newId } from '../browser/random';
import type { GameEvent, Preview, Refusal } from '../model/match';
import type { Rounds } from '../model/rounds';
import { known } from '../words/t';
import { merged, type MatchView } from './matchView';
import { refusalIn } from './pendingRequests';

interface Asked {
  /** the view that the answer changes */
  view: Rounds;
  answer: (outcome: Preview | Refusal) => void;
}

const unanswered = (): Refusal => ({ code: 'offline', text: known('line.unreachable') ?? '' });

export class Previews {
  private readonly asked = new Map<string, Asked>();

  /** `send` gives a text to the server; false if nobody hears it now. */
  constructor(private readonly send: (text: string) => boolean) {}

  /** Expects a match in which this player is asked. */
  ask(match: MatchView, moves: readonly string[]): Promise<Preview | Refusal> {
    const id = newId();
    const question: FromClientPreview = {
      t: 'preview',
      id,
      match: match.match,
      ask: match.ask!,
      moves: [...moves],
    };
    return new Promise(answer => {
      if (!this.send(JSON.stringify(question))) return answer(unanswered());
      this.asked.set(id, { view: match.view, answer });
    });
  }

  shown({ id, legal, events, points, change }: FromServerPreview): void {
    this.answered(id, ({ view }) => ({
      legal,
      events: events as GameEvent[],
      points,
      view: merged(view, change) as Rounds,
    }));
  }

  refused(no: FromServerNo): void {
    if (no.id !== undefined) this.answered(no.id, () => refusalIn(no));
  }

  /** The line is lost: what was asked is answered no more. */
  lost(): void {
    for (const id of [...this.asked.keys()]) this.answered(id, unanswered);
  }

  private answered(id: string, outcome: (asked: Asked) => Preview | Refusal): void {
    const one = this.asked.get(id);
    if (!one) return;
    this.asked.delete(id);
    one.answer(outcome(one));
  }
}
