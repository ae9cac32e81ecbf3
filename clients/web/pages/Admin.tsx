// The page for admins. The server has it once its operator has made a token on the server's machine. The page
// does not store the token.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { AdminContext, asked } from '../admin/adminContext';
import { Overview } from '../admin/Overview';
import { People } from '../admin/People';
import { Log, Matches, Rules } from '../admin/Records';
import { Rooms } from '../admin/Rooms';
import { ask, Refused } from '../net/requests';
import { showTitle } from '../net/thisServer';
import { needed } from '../ui/Fields';
import { TopBar } from '../ui/TopBar';
import { useLoaded } from '../ui/useLoaded';
import { type Key, t } from '../words/t';
import { NotFound } from './NotFound';

const sections = {
  overview: Overview,
  rooms: Rooms,
  people: People,
  matches: Matches,
  rules: Rules,
  log: Log,
};
type Section = keyof typeof sections;

/** Whether the server has a page for admins. It has none while no admin has a token. */
async function isThere(): Promise<boolean> {
  try {
    await ask('/api/admin');
    return true;
  } catch (refused) {
    return !(refused instanceof Refused && refused.status === 404);
  }
}

export default function Admin() {
  const { value: mayBe } = useLoaded(isThere);
  if (mayBe === null) return null;
  return mayBe ? <Desk /> : <NotFound />;
}

function Desk() {
  const [token, setToken] = useState('');
  useEffect(() => showTitle(() => t('admin.title')), []);
  return (
    <>
      <TopBar>
        {token !== '' && (
          <button type="button" class="small" onClick={() => setToken('')}>
            {t('admin.sign_out')}
          </button>
        )}
      </TopBar>
      <main class="room admin">
        <h1>{t('admin.title')}</h1>
        {token === '' ? <SignIn onToken={setToken} /> : <Inside token={token} />}
      </main>
    </>
  );
}

function SignIn({ onToken }: { onToken: (token: string) => void }) {
  const [token, setToken] = useState('');
  const [refused, setRefused] = useState('');

  async function signIn(event: Event) {
    event.preventDefault();
    try {
      await asked(token.trim(), { t: 'names' });
      onToken(token.trim());
    } catch (why) {
      setRefused((why as Error).message);
    }
  }

  return (
    <form class="card form" onSubmit={event => void signIn(event)}>
      <p class="help">
        {t('admin.sign_in.help')
          .split('`')
          .map((part, n) => (n % 2 === 1 ? <code key={n}>{part}</code> : part))}
      </p>
      <label class="text-line">
        <span>{t('admin.token_label')}</span>
        <input type="password" required autocomplete="off" value={token} {...needed(setToken)} />
      </label>
      <div role="alert">{refused !== '' && <p class="refusal">{refused}</p>}</div>
      <button type="submit" class="main">
        {t('admin.sign_in')}
      </button>
    </form>
  );
}

function Inside({ token }: { token: string }) {
  const [section, setSection] = useState<Section>('overview');
  const [times, setTimes] = useState(0);
  const lookAgain = () => setTimes(before => before + 1);
  const here = useMemo(() => ({ token, times, lookAgain }), [token, times]);
  const Shown = sections[section];
  return (
    <AdminContext.Provider value={here}>
      <nav class="admin-sections" aria-label={t('admin.sections')}>
        {(Object.keys(sections) as Section[]).map(one => (
          <button
            type="button"
            key={one}
            class="small"
            aria-current={one === section ? 'page' : undefined}
            onClick={() => setSection(one)}
          >
            {t(`admin.section.${one}` as Key)}
          </button>
        ))}
        <button type="button" class="small plain" onClick={lookAgain}>
          {t('admin.again')}
        </button>
      </nav>
      <Shown />
    </AdminContext.Provider>
  );
}
