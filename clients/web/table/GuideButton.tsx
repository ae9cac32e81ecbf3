// The button that opens the guide for newcomers: the goal, the parts of a turn, and what each sign means.
import { useState } from 'preact/hooks';
import type { GameTypes, TableProps } from '../model/game';
import { withStyle } from '../browser/styles';
import style from '../style/signs.css';
import { lazy } from '../ui/lazy';
import { t } from '../words/t';
import type { GuideProps } from './GuideText';

const GuideDialog = lazy<GuideProps>(() => withStyle(style, import('./GuideText')));

export function GuideButton<G extends GameTypes>({
  game,
  catalog,
  guide,
  onHint,
}: Pick<TableProps<G>, 'game' | 'catalog' | 'guide' | 'onHint'>) {
  const [isOpen, open] = useState(false);
  return (
    <>
      <button
        type="button"
        class="head-switch guide-button"
        aria-label={t('guide.open')}
        title={t('guide.open')}
        aria-haspopup="dialog"
        onClick={() => open(true)}
      >
        ?
      </button>
      {isOpen && (
        <GuideDialog
          game={game}
          catalog={catalog}
          guide={guide as GuideProps['guide']}
          onHint={onHint}
          onClose={() => open(false)}
        />
      )}
    </>
  );
}
