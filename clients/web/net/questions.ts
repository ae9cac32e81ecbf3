// Questions to the server. They change nothing, and the answer has the id of the question: PROTOCOL.md,
// "Lists of moves", "Hints" and "Earlier events". If a question is lost with the connection, the client does
// not send it again, but the caller may ask again.
import type {
  FromClientHint,
  FromClientPosition,
  FromClientPreview,
  FromServerHint,
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

type Question = FromClientPreview | FromClientPosition | FromClientHint;
type Answer = FromServerPreview | FromServerPosition | FromServerHint;

const unanswered = (): Refusal => ({ code: 'offline', text: known('line.unreachable') ?? '' });

export class Questions {
  private readonly asked = new Map<string, (outcome: Answer | Refusal) => void>();

  /** `send` sends a text to the server. It returns false if there is no connection. */
  constructor(private readonly send: (text: string) => boolean) {}

  /**
   * Asks for the effects of these moves. If the match does not ask this player, the moves are for the
   * player's next decision.
   */
  async preview({ match, ask, view }: MatchView, moves: readonly string[]): Promise<Preview | Refusal> {
    const outcome = await this.ask<FromServerPreview>({
      t: 'preview',
      id: newId(),
      match,
      ...(ask !== null && { ask }),
      moves: [...moves],
    });
    if (isRefused(outcome)) return outcome;
    const { legal, events, points, change } = outcome;
    return { legal, events: events as GameEvent[], points, view: merged(view, change) as Rounds };
  }

  /** Asks what a strong bot would play now. */
  async hint({ match, ask }: MatchView): Promise<readonly string[] | Refusal> {
    const outcome = await this.ask<FromServerHint>({ t: 'hint', id: newId(), match, ask: ask ?? 0 });
    return isRefused(outcome) ? outcome : outcome.moves;
  }

  /** Asks for the view of the match at position `v`. */
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

  /** The connection is lost, so the open questions get no answer. */
  lost(): void {
    for (const id of [...this.asked.keys()]) this.settle(id, unanswered());
  }

  /** Sends a question. The message with the answer has the `t` of the question. */
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
