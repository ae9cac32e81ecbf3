// Components that are fetched when they are first shown.
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { tried } from '../browser/again';
import { t } from '../words/t';
import { Loading } from './Loading';

/** A component that can be fetched before it is first shown. */
export type Lazy<Props> = ComponentType<Props> & { fetch(): Promise<void> };

/**
 * Shows nothing until the component has loaded, unless that takes long. Shows a message if it can't load
 * (offline, or a newer server).
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
