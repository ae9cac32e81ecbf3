// The castle with which a kingdom begins. It has the banner of its seat.
import { SeatSign } from '../../../ui/Crest';

export function Castle({ seat }: { seat: number }) {
  return (
    <>
      <rect width="100" height="100" fill="#d9c39a" />
      <path d="M0 84Q25 74 50 82T100 78V100H0Z" fill="#b99a66" />
      <g stroke="#4a3a2a" stroke-width="2.4" stroke-linejoin="round">
        <path d="M14 88V42h8v6h7v-6h8v46Z" fill="#b8b0a4" />
        <path d="M63 88V42h8v6h7v-6h8v46Z" fill="#a59c8f" />
        <path d="M32 88V54h7v6h8v-6h7v6h7v-6h7v34Z" fill="#cbc3b6" />
        <path d="M42 88V76c0 -10 16 -10 16 0V88Z" fill="#4b2d17" />
        <path d="M18 42L25.5 26L33 42ZM67 42L74.5 26L82 42Z" fill="#8b4a35" />
        <path d="M50 54V12" stroke-width="3.4" stroke-linecap="round" />
      </g>
      <path d="M23 58v8M74 58v8M28 74v7M79 74v7" stroke="#4a3a2a" stroke-width="3.4" stroke-linecap="round" />
      <g transform="translate(51.5 10)" class={`seat-${seat}`}>
        <path
          d="M0 0H34L26 14L34 28H0Z"
          fill="var(--seat)"
          stroke="#2b1d10"
          stroke-width="2"
          stroke-linejoin="round"
        />
        <g transform="translate(13 14) scale(0.95)" fill="var(--seat-sign)">
          <SeatSign seat={seat} />
        </g>
      </g>
    </>
  );
}
