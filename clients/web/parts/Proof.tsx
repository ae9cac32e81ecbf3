// Whether chance was honest, proven here from the match file: PROTOCOL.md, "Seed and shuffle".
import { deals } from '../games';
import type { MatchFile } from '../net/matchFile';
import { verify, type Finding } from '../net/verify';
import { t, type Key } from '../words/t';
import { useLoaded } from './useLoaded';

const signs = { proven: '✓', wrong: '✗', missing: '?' };

/** `isWhole`: the file tells the match to its result. */
export function Proof({ file, isWhole }: { file: MatchFile; isWhole: boolean }) {
  const load = deals[file.game];
  const { value: findings } = useLoaded(
    async () => (load ? verify(file, (await load()).dealt) : null),
    [file],
  );
  return (
    <section class="card proof" aria-labelledby="proof">
      <h2 id="proof">{t('proof.title')}</h2>
      <p class="soft">{t('proof.how')}</p>
      {file.isByHand && <p>{t('verify.by_hand')}</p>}
      {findings && (
        <ul>
          {findings.map(finding => (
            <Found key={finding.claim} finding={finding} />
          ))}
          <li class="proven">
            <span aria-hidden="true">{signs.proven}</span> {t(isWhole ? 'proof.moves' : 'proof.moves.so_far')}
          </li>
        </ul>
      )}
      {!file.isByHand && <Parts file={file} />}
    </section>
  );
}

function Found({ finding: { claim, verdict } }: { finding: Finding }) {
  return (
    <li class={verdict}>
      <span aria-hidden="true">{signs[verdict]}</span> {t(`verify.${claim}.${verdict}` as Key)}
    </li>
  );
}

/** All that the seed was made of, for who wants to compute it elsewhere. */
function Parts({ file }: { file: MatchFile }) {
  return (
    <details>
      <summary>{t('proof.parts')}</summary>
      <dl>
        <Part name={t('proof.commitment')} value={file.commitment} />
        <Part name={t('proof.secret')} value={file.secret} />
        {Object.entries(file.words).map(([seat, word]) => (
          <Part
            key={seat}
            name={t('proof.word', { name: file.players[Number(seat)]?.name ?? seat })}
            value={word}
          />
        ))}
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
