// The fairness check of a match. It has three parts: what the match file alone proves, what the server says,
// and what a witness knows. PROTOCOL.md, "Seed and shuffle".
import type { ComponentChildren } from 'preact';
import { verify, type Verdict } from '../fairness/verify';
import { exchanged, type Witness } from '../fairness/witness';
import type { GameModule } from '../model/game';
import type { MatchFile } from '../model/matchFile';
import { useLoaded } from '../ui/useLoaded';
import { moment } from '../words/moment';
import { isolated } from '../words/isolated';
import { t, type Key } from '../words/t';

/** `said` means that the server says it and this page has not checked it. */
type Kind = Verdict | 'said';

const signs: Record<Kind, string> = { proven: '✓', wrong: '✗', missing: '?', said: '·' };

interface Props {
  file: MatchFile;
  /** computes what a seed deals in the game; null if this client does not know the game */
  deal: GameModule['deal'] | null;
  /** true if the file has the match up to its result */
  isWhole: boolean;
  /** what this browser has recorded as a witness of the match */
  witness: Witness | null;
}

export function Proof({ file, deal, isWhole, witness }: Props) {
  return (
    <section class="card proof" aria-labelledby="proof">
      <h2 id="proof">{t('proof.title')}</h2>
      {file.isByHand ? <p>{t('verify.by_hand')}</p> : <FromFile file={file} deal={deal} />}
      <h3>{t('proof.server')}</h3>
      <ul>
        <Line kind="said">{t(isWhole ? 'proof.moves' : 'proof.moves.so_far')}</Line>
      </ul>
      <p class="soft">{t('proof.server.how')}</p>
      {!file.isByHand && <FromWitness file={file} witness={witness} />}
      {!file.isByHand && <Parts file={file} witness={witness} />}
    </section>
  );
}

function Line({ kind, children }: { kind: Kind; children: ComponentChildren }) {
  return (
    <li class={kind}>
      <span aria-hidden="true">{signs[kind]}</span> <span>{children}</span>
    </li>
  );
}

/** What the file alone proves. If the client does not know the game, it computes nothing. */
function FromFile({ file, deal }: Pick<Props, 'file' | 'deal'>) {
  const { value: findings } = useLoaded(
    async () => (deal ? verify(file, (await deal()).dealt) : null),
    [file],
  );
  return (
    <>
      <h3>{t('proof.file')}</h3>
      <p class="soft">{t('proof.file.how')}</p>
      {findings && (
        <ul>
          {findings.map(({ claim, verdict }) => (
            <Line key={claim} kind={verdict}>
              {t(`verify.${claim}.${verdict}` as Key)}
            </Line>
          ))}
        </ul>
      )}
    </>
  );
}

function FromWitness({ file, witness }: Pick<Props, 'file' | 'witness'>) {
  return (
    <>
      <h3>{t('proof.witness')}</h3>
      <p class="soft">{t('proof.witness.how')}</p>
      <ul>
        {witness ? (
          <Witnessed file={file} witness={witness} />
        ) : (
          <Line kind="missing">{t('proof.nothing')}</Line>
        )}
      </ul>
    </>
  );
}

function Witnessed({ file, witness }: { file: MatchFile; witness: Witness }) {
  const { secret, words, seed } = file;
  if (secret === null) return <Line kind="missing">{t('proof.not_yet')}</Line>;
  // If the server has revealed values to this browser, these count, even if the file has other ones.
  const revealed = [{ secret, words, seed: seed ?? '' }, ...(witness.broken ? [witness.broken] : [])];
  const all = revealed.flatMap(one => exchanged(witness, one));
  const word = witness.seat === null ? 'missing' : all.includes('word') ? 'wrong' : 'proven';
  return (
    <>
      <Line kind={all.includes('secret') ? 'wrong' : 'proven'}>
        {t(all.includes('secret') ? 'proof.bound.wrong' : 'proof.bound.proven', {
          time: moment(witness.seen),
        })}
      </Line>
      <Line kind={word}>{t(ownWord[word])}</Line>
      <Line kind="missing">{t('proof.others')}</Line>
    </>
  );
}

const ownWord: Record<Verdict, Key> = {
  proven: 'proof.own_word.proven',
  wrong: 'proof.own_word.wrong',
  missing: 'proof.own_word.missing',
};

/** What the seed is made of, so that anybody can compute it without this client. */
function Parts({ file, witness }: Pick<Props, 'file' | 'witness'>) {
  return (
    <details>
      <summary>{t('proof.parts')}</summary>
      <dl>
        <Part name={t('proof.seen')} value={witness?.commit ?? null} />
        <Part name={t('proof.commitment')} value={file.commitment} />
        <Part name={t('proof.secret')} value={file.secret} />
        {Object.entries(file.words).map(([seat, word]) => (
          <Part
            key={seat}
            name={t('proof.word', { name: isolated(file.players[Number(seat)]?.name ?? seat) })}
            value={word}
          />
        ))}
        <Part name={t('proof.given')} value={witness?.word ?? null} />
        <Part name={t('proof.seed')} value={file.seed} />
      </dl>
    </details>
  );
}

function Part({ name, value }: { name: string; value: string | null }) {
  if (value === null) return null;
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <code>{value}</code>
      </dd>
    </>
  );
}
