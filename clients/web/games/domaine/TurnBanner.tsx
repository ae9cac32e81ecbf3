// The banner above the table: whose turn it is, what that player decides, and how far the match has come.
import type { DomaineCatalog, DomaineView } from 'reami';
import { seatName, type Names } from '../../model/seatNames';
import { TurnBanner as Banner } from '../../table/TurnBanner';
import { plural, t } from '../../words/t';
import { PieceIcon } from './drawings/Pieces';

interface Props {
  view: DomaineView;
  catalog: DomaineCatalog;
  you: number | null;
  names: Names;
  /** what this player must do now; small windows show it in the banner, not above the buttons of the turn */
  prompt: string | null;
  isOver: boolean;
}

function whatOf({ view, you, names }: Props, seat: number): string {
  const isSetUp = view.asked === 'castle';
  if (seat === you) return t(isSetUp ? 'domaine.turn.castle.you' : 'domaine.turn.you');
  return t(isSetUp ? 'domaine.turn.castle' : 'domaine.turn', { name: seatName(names, seat) });
}

function whyOf({ view }: Props): string {
  if (view.asked === 'castle') return t('domaine.why.castle');
  if (view.deck === 0) return t('domaine.why.last_cards');
  return plural('domaine.why.supply', view.supply, { king: view.king });
}

export function TurnBanner(props: Props) {
  const { view, catalog, you, prompt, isOver } = props;
  const seat = view.acting;
  if (isOver || seat === undefined) return <Banner what={t('turn.over')} />;
  return (
    <Banner seat={seat} isYours={seat === you} what={whatOf(props, seat)} why={whyOf(props)}>
      <PieceIcon piece="knight" colour={catalog.colours[seat]!} />
      {prompt !== null && (
        <strong class="banner-prompt" aria-hidden="true">
          {prompt}
        </strong>
      )}
    </Banner>
  );
}
