// The placeholder of a part of the page that is still loading. If loading takes long, it shows a message and
// a button.
import { useEffect, useState } from 'preact/hooks';
import { t } from '../words/t';

/** After how many milliseconds loading takes long. */
const long = 8_000;

interface Props {
  /** why the last attempt failed; another one follows */
  fault?: string | null;
  /** true if the placeholder shows nothing at first */
  quiet?: true;
}

export function Loading({ fault = null, quiet }: Props) {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), long);
    return () => clearTimeout(timer);
  }, []);
  const isLate = isLong || fault !== null;
  if (quiet && !isLate) return null;
  return (
    <div class="loading" role="status">
      <p class="soft">{fault ?? t(isLong ? 'page.slow' : 'page.loading')}</p>
      {isLate && (
        <button type="button" onClick={() => location.reload()}>
          {t('page.reload')}
        </button>
      )}
    </div>
  );
}
