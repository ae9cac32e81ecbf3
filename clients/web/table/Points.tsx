// The points of a seat. They count up or down to their new value.
import { useCounting } from '../ui/useCounting';
import { plural } from '../words/t';

export function Points({ of }: { of: number }) {
  return <>{plural('points.short', useCounting(of))}</>;
}
