// Says in words why a player has no seat any more.
import type { FromServerDeparted } from 'reami';
import { isolated } from '../words/isolated';
import { t } from '../words/t';

const words = {
  left: 'departed.left',
  removed: 'departed.removed',
  banned: 'departed.banned',
  voted_out: 'departed.voted_out',
} as const;

export const departedText = ({ name, why }: FromServerDeparted): string =>
  t(words[why], { name: isolated(name) });
