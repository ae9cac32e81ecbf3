// The fairness check of a match: the results from the match file alone, from the server, and from a witness.
// PROTOCOL.md, "Seed and shuffle".
import type { ComponentChildren } from 'preact';
import { verify, type Verdict } from '../fairness/verify';
import { exchanged, type Witness } from '../fairness/witness';
import type { GameModule } from '../model/game';
import type { MatchFile } from '../model/matchFile';
import { useLoaded } from '../ui/useLoaded';
import { moment } from '../words/moment';
import { isolated } from '../words/isolated';
import { t, type Key } from '../words/t';

/** `said`: the server's statement, which this page does not compute. */
type Kind = Verdict | 'said';

const signs: Record<Kind, string> = { proven: '✓', wrong: '✗', missing: '?', said: '·' };

interface Props {
  file: MatchFile;
  /** computes the seed's results in that game; null if this client does not know the game */
  deal: GameModule['deal'] | null;
  /** the file contains the match up to its result */
  isWhole: boolean;
  /** this browser's record of that match as a witness */
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

/** The results from the file alone. It computes nothing for an unknown game. */
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
  // The values that the server revealed to this browser count, even if those in the file differ.
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

/** The inputs of the seed, so that anybody can compute it elsewhere. */
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
