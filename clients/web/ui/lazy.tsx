// Components that are fetched when they are first shown.
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../words/t';

/** Shows nothing until the component has come; if it can't be had (offline, or a newer server), says so. */
export function lazy<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  return function Lazy(props: Props) {
    const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
    const [broken, setBroken] = useState(false);
    useEffect(() => {
      load().then(
        module => setLoaded(() => module.default),
        () => setBroken(true),
      );
    }, []);
    if (Loaded) return <Loaded {...props} />;
    return broken ? <Broken /> : null;
  };
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
