// The alert about a server that revealed other values than those to which it had committed. It stays until
// the player closes it.
import { useId } from 'preact/hooks';
import { evidence } from '../fairness/evidence';
import { type Exchanged, exchanged, type Witness } from '../fairness/witness';
import { Download } from '../ui/Download';
import { Icon } from '../ui/Icon';
import { type Key, t } from '../words/t';

interface Props {
  witness: Witness;
  onClose: () => void;
  /** the address of the fairness check of that match; absent on the page of this check */
  proof?: string;
}

const whatItDid: Record<Exchanged, Key> = {
  secret: 'broken.secret',
  word: 'broken.word',
};

export default function BrokenWord({ witness, onClose, proof }: Props) {
  const id = useId();
  const { room, match, broken } = witness;
  if (!broken) return null;
  return (
    <section class="card broken-word" role="alert" aria-labelledby={id}>
      <h2 id={id}>{t('broken.title', { match })}</h2>
      {exchanged(witness, broken).map(what => (
        <p key={what}>{t(whatItDid[what])}</p>
      ))}
      <p>{t('broken.kept')}</p>
      <div class="broken-word-do">
        <Download
          text={evidence(witness, location.origin)}
          name={`evidence-${room}-${match}.json`}
          type="application/json"
        >
          {t('broken.download')}
        </Download>
        {proof && (
          <a class="button" href={proof}>
            {t('broken.proof')}
          </a>
        )}
        <button type="button" onClick={onClose}>
          <Icon name="close" />
          {t('dialog.close')}
        </button>
      </div>
    </section>
  );
}
