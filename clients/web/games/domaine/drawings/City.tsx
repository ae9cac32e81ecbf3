// The royal city: walls, towers, and a palace with golden roofs. It fills a square of 100 x 100.
import { ink } from './colours';

export function City() {
  return (
    <g stroke={ink} stroke-width="2" stroke-linejoin="round">
      <path d="M3 12C26 2 74 2 97 12V88C74 99 26 99 3 88Z" fill="#d9c7e4" stroke="#8f78a3" />
      <path d="M14 62V38H26V62ZM74 62V38H86V62Z" fill="#e6dccb" />
      <path d="M11 39L20 20L29 39ZM71 39L80 20L89 39Z" fill="#6d4a92" />
      <path d="M28 66V48H72V66Z" fill="#f4ead6" />
      <path d="M36 66V34H64V66Z" fill="#fff8e8" />
      <path d="M33 35C34 20 44 22 50 9C56 22 66 20 67 35Z" fill="#f2bd2e" />
      <path
        d="M42 31C43 24 47 22 50 16"
        fill="none"
        stroke="#fff0b8"
        stroke-width="2.4"
        stroke-linecap="round"
      />
      <path d="M26 49L30 40H36V49ZM64 49V40H70L74 49Z" fill="#f2bd2e" />
      <path d="M50 9V2M50 2h9l-3 3l3 3h-9" fill="#c53a2b" stroke-width="1.6" />
      <path d="M41 44h5v8h-5zM54 44h5v8h-5zM18 46h4v7h-4zM78 46h4v7h-4z" fill="#6d4a92" stroke-width="1.2" />
      <path
        d="M6 92V64H12V69H18V64H24V70H30V65H36V70H42V64H58V70H64V65H70V70H76V64H82V69H88V64H94V92Z"
        fill="#d3c6b3"
      />
      <path d="M42 92V62H46V66H54V62H58V92Z" fill="#e9dfcd" />
      <path d="M45 92V80a5 5 0 0 1 10 0V92Z" fill="#5a3517" />
      <path d="M12 78h8M26 84h9M14 88h8M66 79h8M78 86h9M80 76h6" stroke="#a3937c" stroke-linecap="round" />
    </g>
  );
}
