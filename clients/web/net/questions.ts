// Questions that change nothing, each answered under its own id: PROTOCOL.md, "Lists of moves" and "What was
// told before". A question that the line swallows is not asked again; whoever asked may.
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

  /** `send` gives a text to the server; false if nobody hears it now. */
  constructor(private readonly send: (text: string) => boolean) {}

  /** What these moves would do. Expects a match in which this player is asked. */
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

  /** How the match stood then. */
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

  /** The line is lost: what was asked is answered no more. */
  lost(): void {
    for (const id of [...this.asked.keys()]) this.settle(id, unanswered());
  }

  /** The answer to a question has its kind. */
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
