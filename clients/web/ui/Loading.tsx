// Shown while a part of the page is on its way. If that takes too long, it says so, and offers a button.
import { useEffect, useState } from 'preact/hooks';
import { t } from '../words/t';

/** Milliseconds after which a wait is too long. */
const long = 8_000;

interface Props {
  /** why it did not come so far; it is tried again */
  fault?: string | null;
  /** a short wait shows nothing */
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
