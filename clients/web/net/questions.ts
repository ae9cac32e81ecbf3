// Questions, which change nothing and are answered under their own ids: PROTOCOL.md, "Lists of moves" and
// "Earlier events". A question that is lost with the connection is not sent again; its caller may
// repeat it.
import type {
  FromClientPosition,
  FromClientPreview,
  FromServerNo,
  FromServerPosition,
  FromServerPreview,
} from 'reami';
import { newId } from '../browser/random';
import { type GameEvent, isRefused, type Preview, type Refusal } from '../model/match';
import type { Rounds } from '../model/rounds';
import { known } from '../words/t';
import { merged, type MatchView } from './matchView';
import { refusalIn } from './pendingRequests';

type Question = FromClientPreview | FromClientPosition;
type Answer = FromServerPreview | FromServerPosition;

const unanswered = (): Refusal => ({ code: 'offline', text: known('line.unreachable') ?? '' });

export class Questions {
  private readonly asked = new Map<string, (outcome: Answer | Refusal) => void>();

  /** `send` sends a text to the server and returns false if there is no connection. */
  constructor(private readonly send: (text: string) => boolean) {}

  /** Asks for the effects of these moves. Requires a match in which this player is asked. */
  async preview({ match, ask, view }: MatchView, moves: readonly string[]): Promise<Preview | Refusal> {
    const outcome = await this.ask<FromServerPreview>({
      t: 'preview',
      id: newId(),
      match,
      ask: ask!,
      moves: [...moves],
    });
    if (isRefused(outcome)) return outcome;
    const { legal, events, points, change } = outcome;
    return { legal, events: events as GameEvent[], points, view: merged(view, change) as Rounds };
  }

  /** Asks for the view of the match at that position. */
  async position({ match }: MatchView, v: number): Promise<Rounds | Refusal> {
    const outcome = await this.ask<FromServerPosition>({ t: 'position', id: newId(), match, v });
    return isRefused(outcome) ? outcome : (outcome.view as Rounds);
  }

  answered(answer: Answer): void {
    this.settle(answer.id, answer);
  }

  refused(no: FromServerNo): void {
    if (no.id !== undefined) this.settle(no.id, refusalIn(no));
  }

  /** The connection is lost: open questions get no answer. */
  lost(): void {
    for (const id of [...this.asked.keys()]) this.settle(id, unanswered());
  }

  /** The answer has the same `t` as the question. */
  private ask<Of extends Answer>(question: Question & Pick<Of, 't'>): Promise<Of | Refusal> {
    return new Promise(answer => {
      if (!this.send(JSON.stringify(question))) return answer(unanswered());
      this.asked.set(question.id, outcome => answer(outcome as Of | Refusal));
    });
  }

  private settle(id: string, outcome: Answer | Refusal): void {
    this.asked.get(id)?.(outcome);
    this.asked.delete(id);
  }
}
