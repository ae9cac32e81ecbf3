// Components that the client fetches when it first shows them.
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { tried } from '../browser/again';
import { t } from '../words/t';
import { Loading } from './Loading';

/** A component that the client can fetch before it first shows it. */
export type Lazy<Props> = ComponentType<Props> & { fetch(): Promise<void> };

/**
 * Until the component has loaded, shows nothing, unless loading takes long. If the component can't load
 * (because the device is offline or the server is newer), shows a message.
 */
export function lazy<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): Lazy<Props> {
  let come: ComponentType<Props> | null = null;
  async function fetch(): Promise<void> {
    come = (await tried(load)).default;
  }
  function Lazy(props: Props) {
    const [Loaded, setLoaded] = useState(() => come);
    const [broken, setBroken] = useState(false);
    useEffect(() => {
      if (Loaded) return;
      fetch().then(
        () => setLoaded(() => come),
        () => setBroken(true),
      );
    }, []);
    if (Loaded) return <Loaded {...props} />;
    return broken ? <Broken /> : <Loading quiet />;
  }
  return Object.assign(Lazy, { fetch });
}

function Broken() {
  return (
    <section class="notice" role="alert">
      <p>{t('page.broken')}</p>
      <button type="button" onClick={() => location.reload()}>
        {t('page.reload')}
      </button>
    </section>
  );
}
