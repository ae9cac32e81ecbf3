// Says that the line is lost, while it is, and that it comes back by itself.
import { t } from '../words/t';
import { useRoom } from './roomContext';

export function LineNotice() {
  const { client } = useRoom();
  const isAway = client.line.value === 'away';
  return (
    <div class="line-notice" role="status">
      {isAway && (
        <p>
          <span>{t('line.lost')}</span>
          <button type="button" class="small" onClick={() => client.hurry()}>
            {t('line.try')}
          </button>
        </p>
      )}
    </div>
  );
}
