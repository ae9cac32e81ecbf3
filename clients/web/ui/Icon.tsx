// The icons of the interface. They are strokes on a field of 24 by 24.
const paths = {
  copy: 'M9 9h10v11H9zM5 15V4h10',
  check: 'M4 12.5l5.5 5.5L20 7',
  crown: 'M4 17V7l5 4 3-6 3 6 5-4v10zM4 20h16',
  bot: 'M6 9h12v10H6zM12 9V5M9 14h.01M15 14h.01M12 4.5h.01M4 13v3M20 13v3',
  person: 'M12 11a3.5 3.5 0 100-7 3.5 3.5 0 000 7zM5 20c.6-4 3.4-6 7-6s6.4 2 7 6',
  eye: 'M2.5 12S6 6 12 6s9.5 6 9.5 6-3.5 6-9.5 6-9.5-6-9.5-6zM12 14.5a2.5 2.5 0 100-5 2.5 2.5 0 000 5z',
  bell: 'M6 17V11a6 6 0 0112 0v6l1.5 2h-15zM10.5 21h3',
  phone: 'M7.5 3h9v18h-9zM11.5 18h1',
  close: 'M6 6l12 12M18 6L6 18',
  send: 'M4 12l16-8-5 16-3.5-6.5z',
  leave: 'M14 4H6v16h8M10 12h11M17 8l4 4-4 4',
  share: 'M12 15V4M8 7.5L12 4l4 3.5M6 11v9h12v-9',
  more: 'M12 5.5h.01M12 12h.01M12 18.5h.01',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  book: 'M12 6.5C10 5 7 4.5 4 5v13c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5zM12 6.5v13',
  hidden:
    'M4 4l16 16M6.5 7.5C4 9.3 2.5 12 2.5 12S6 18 12 18c1.7 0 3.2-.5 4.5-1.2M10 6.2c.6-.1 1.3-.2 2-.2 6 0 9.5 6 9.5 6s-.8 1.4-2.2 2.9',
  vote: 'M5 11h14v9H5zM9 11V7l3-3 3 3v4M9 15h6',
  chat: 'M4 5h16v11H10l-4 4v-4H4z',
  mute: 'M4 5h16v11H10l-4 4v-4H4zM9 8l6 5M15 8l-6 5',
  ban: 'M12 3.5a8.5 8.5 0 110 17 8.5 8.5 0 010-17zM6 6l12 12',
  settings: 'M4 7h9M19 7h1M4 17h2M12 17h8M13 4.5h4v5h-4zM7 14.5h4v5H7z',
  undo: 'M9 5L4 10l5 5M4 10h10a5.5 5.5 0 010 11h-3',
  asks: 'M4 5h16v11H10l-4 4v-4H4zM8.5 10.5l2.5 2.5 4.5-5',
  sends: 'M13 3L5 13.5h6L10 21l9-11.5h-6.5z',
  pause: 'M8 5v14M16 5v14',
  again: 'M19 12a7 7 0 11-2.2-5.1M19 4v4h-4',
} as const;

export type IconName = keyof typeof paths;

/**
 * An icon. Screen readers ignore it, because they read the words beside it. `turn` is in degrees, clockwise.
 */
export function Icon({ name, turn = 0 }: { name: IconName; turn?: number }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={paths[name]} transform={turn === 0 ? undefined : `rotate(${turn} 12 12)`} />
    </svg>
  );
}
