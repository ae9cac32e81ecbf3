// The menu of the room: invite, continue on another device, notifications, pause or end the match, give up
// the seat, leave.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { FromServerRoom } from 'reami';
import { at } from '../browser/base';
import { query } from '../browser/address';
import { hand } from '../browser/appearance';
import { tokenFor } from '../browser/savedRooms';
import { Dialog } from '../ui/Dialog';
import { Icon, type IconName } from '../ui/Icon';
import { lazy } from '../ui/lazy';
import { RulesLink } from '../ui/RulesLink';
import { t, withWords } from '../words/t';
import { useRoom } from './roomContext';
import { HandOver, Invitation } from './sharing';
import { words } from './words';

/** Must agree with the condition in style/hand_first.css. */
const isUpright = () => matchMedia('(max-aspect-ratio: 1/1)').matches;

const Devices = lazy(() => withWords(words, import('./Devices')));
const OfferDialog = lazy(() => withWords(words, import('./OfferDialog')));
const Sure = lazy(() => withWords(words, import('./Sure')));
const TellMyTurn = lazy(() => withWords(words, import('./TellMyTurn')));

interface Props {
  room: FromServerRoom;
  /** true if the game has a page of rules */
  hasRules: boolean;
  onSettings(): void;
}

export function RoomMenu({ room, hasRules, onSettings }: Props) {
  const here = useRoom();
  const menu = useRef<HTMLDetailsElement>(null);
  const [shown, setShown] = useState<'invite' | 'hand-over' | 'devices' | 'notify' | 'end' | 'pause' | null>(
    null,
  );
  const [asked, setAsked] = useState<'leave' | 'stand' | null>(null);
  const isSeated = here.client.you.value !== null;
  const mayOffer = isSeated && room.phase === 'playing' && !room.offer;
  /** During a match, first asks the player to confirm, because the match loses a player. */
  const giveUp = (how: 'leave' | 'stand') =>
    isSeated && room.phase === 'playing' ? setAsked(how) : void here.ask({ t: how });
  const handFirst = hand.value === 'first';
  const switchHand = () => (hand.value = handFirst ? 'usual' : 'first');
  const close = () => menu.current?.removeAttribute('open');
  useEffect(() => {
    const elsewhere = ({ target }: Event) => !menu.current?.contains(target as Node) && close();
    document.addEventListener('pointerdown', elsewhere);
    return () => document.removeEventListener('pointerdown', elsewhere);
  }, []);
  const entry = (icon: IconName, words: string, act: () => void) => (
    <button
      type="button"
      class="plain"
      onClick={() => {
        close();
        act();
      }}
    >
      <Icon name={icon} />
      {words}
    </button>
  );
  return (
    <>
      {room.prepared !== true && (
        <button type="button" class="small" onClick={() => setShown('invite')}>
          <Icon name="share" />
          {t('menu.invite')}
        </button>
      )}
      <details class="menu" ref={menu} onKeyDown={event => event.key === 'Escape' && close()}>
        <summary aria-label={t('menu.more')}>
          <Icon name="more" />
        </summary>
        <div class="menu-entries">
          {isSeated && entry('phone', t('menu.hand_over'), () => setShown('hand-over'))}
          {entry('phone', t('devices.title'), () => setShown('devices'))}
          {isSeated && entry('bell', t('menu.notify'), () => setShown('notify'))}
          {hasRules && (
            <RulesLink game={room.game} class="button plain" onClick={close}>
              <Icon name="book" />
              {t('menu.rules')}
            </RulesLink>
          )}
          {entry('settings', t('menu.settings'), onSettings)}
          <ListOrTable code={room.code} onGo={close} />
          {isSeated &&
            (handFirst || isUpright()) &&
            entry('phone', t(handFirst ? 'menu.board_first' : 'menu.hand_first'), switchHand)}
          {mayOffer && !room.pause && entry('pause', t('menu.pause'), () => setShown('pause'))}
          {mayOffer && entry('close', t('menu.end'), () => setShown('end'))}
          {isSeated && entry('eye', t('menu.stand'), () => giveUp('stand'))}
          {entry('leave', t('menu.leave'), () => giveUp('leave'))}
        </div>
      </details>
      {shown === 'invite' && (
        <Dialog title={t('invite.title')} onClose={() => setShown(null)}>
          <Invitation code={room.code} />
        </Dialog>
      )}
      {asked && <Sure room={room} about={asked} onClose={() => setAsked(null)} />}
      {shown === 'hand-over' && <HandOver onClose={() => setShown(null)} />}
      {(shown === 'end' || shown === 'pause') && (
        <OfferDialog room={room} about={shown} onClose={() => setShown(null)} />
      )}
      {shown === 'notify' && <TellMyTurn onClose={() => setShown(null)} />}
      {shown === 'devices' && <Devices token={tokenFor(room.code)} onClose={() => setShown(null)} />}
    </>
  );
}

/** The link from the game's own table to the list of moves, or back. */
function ListOrTable({ code, onGo }: { code: string; onGo: () => void }) {
  const isList = query.value.has('list');
  return (
    <a class="button plain" href={at(isList ? `/r/${code}` : `/r/${code}?list`)} onClick={onGo}>
      <Icon name="list" />
      {t(isList ? 'menu.table' : 'menu.list')}
    </a>
  );
}
