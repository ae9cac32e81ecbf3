// On servers that require an invitation for opening rooms, uses the invitation that a player got as a link
// (`/#invite=WORD`) or as a word.
import { useEffect, useState } from 'preact/hooks';
import { base } from '../browser/base';
import { myToken } from '../browser/savedRooms';
import { store, stored } from '../browser/storage';
import { useInvitation } from '../net/requests';
import { thisServer } from '../net/thisServer';
import { TextField } from '../ui/Fields';
import { t } from '../words/t';

/** The key under which the browser stores the token of the player who has used an invitation. */
const invitedKey = `${base}reami.invited`;
const isInvited = () => myToken() !== null && stored(invitedKey) === myToken();

/** The word of the invitation in a pasted text. If the text has no link, all of it is the word. */
const wordIn = (text: string) => /#invite=([^&\s]*)/.exec(text)?.[1] ?? text;

export default function Invitation() {
  const [word, setWord] = useState('');
  const [fault, setFault] = useState('');
  const [used, setUsed] = useState(false);
  const [sending, setSending] = useState(false);

  async function redeem(text: string) {
    setSending(true);
    setFault('');
    try {
      await useInvitation(wordIn(text));
      store(invitedKey, myToken());
      setUsed(true);
    } catch (refused) {
      setFault((refused as Error).message);
    }
    setSending(false);
  }

  useEffect(() => {
    const follow = () => {
      if (!location.hash.startsWith('#invite=')) return;
      const link = location.hash;
      history.replaceState(null, '', location.pathname + location.search);
      void redeem(link);
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  const isNeeded = thisServer.value?.opening === 'invited' && !isInvited();
  if (!isNeeded && !used && fault === '') return null;
  return (
    <section class="card invitation" aria-labelledby="invitation">
      <h2 id="invitation">{t('invitation.title')}</h2>
      <p role="status">{used ? t('invitation.used') : t('invitation.help')}</p>
      {!used && (
        <form
          class="form"
          onSubmit={event => {
            event.preventDefault();
            void redeem(word);
          }}
        >
          <TextField
            label={t('invitation.word')}
            value={word}
            longest={200}
            capitals
            required
            onInput={setWord}
          />
          {fault !== '' && (
            <p class="refusal" role="alert">
              {fault}
            </p>
          )}
          <button type="submit" disabled={sending}>
            {t('invitation.use')}
          </button>
        </form>
      )}
    </section>
  );
}
