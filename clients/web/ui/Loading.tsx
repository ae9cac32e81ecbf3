// A placeholder while a part of the page is loading. After a long wait it shows a message and a button.
import { useEffect, useState } from 'preact/hooks';
import { t } from '../words/t';

/** Milliseconds after which a wait is too long. */
const long = 8_000;

interface Props {
  /** the reason of the last failed attempt; another follows */
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
