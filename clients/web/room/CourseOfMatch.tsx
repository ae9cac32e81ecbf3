// A chart of each player's points, from the first move to the last. The names are below the chart, which has
// no space for them. The client fetches the match when a person opens the chart.
import { useState } from 'preact/hooks';
import { courseOf, spread, type Course } from '../model/course';
import { seatName, type Names } from '../model/seatNames';
import { matchFileOf, replayOf } from '../net/requests';
import { Loading } from '../ui/Loading';
import { useLoaded } from '../ui/useLoaded';
import { useSize } from '../ui/useSize';
import { list, plural, t } from '../words/t';

interface Props {
  code: string;
  match: number;
  names: Names;
}

export function CourseOfMatch(props: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="course" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{t('end.course')}</summary>
      {isOpen && <Loaded {...props} />}
    </details>
  );
}

function Loaded({ code, match, names }: Props) {
  const { value, fault } = useLoaded(
    async () => courseOf(await replayOf(await matchFileOf(code, match))),
    [code, match],
  );
  if (fault !== null) return <p class="refusal">{fault}</p>;
  if (value === null) return <Loading />;
  return <Lines course={value} names={names} />;
}

/** The chart's height in pixels. */
const height = 230;
const margin = { top: 12, bottom: 26, left: 34, right: 44 };
const lineOfText = 17;

function Lines({ course, names }: { course: Course; names: Names }) {
  const { box, size } = useSize();
  const lines = [...course];
  const moves = Math.max(1, ...lines.map(([, points]) => points.length - 1));
  const all = lines.flatMap(([, points]) => points);
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)];
  const right = Math.max(size.width - margin.right, margin.left + 1);
  const bottom = height - margin.bottom;
  const x = (move: number) => margin.left + ((right - margin.left) * move) / moves;
  const y = (points: number) => bottom - ((bottom - margin.top) * (points - least)) / (most - least);
  const ends = lines.map(([, points]) => points.at(-1)!);
  const labels = spread(ends.map(y), lineOfText, bottom);
  const told = lines.map(([seat], n) => `${seatName(names, seat)}: ${plural('points', ends[n]!)}`);
  return (
    <>
      <div ref={box} class="course-lines">
        <svg
          width={size.width}
          height={height}
          role="img"
          aria-label={t('end.course.told', { told: list(told) })}
        >
          {[least, Math.round((least + most) / 2), most].map(points => (
            <g key={points} class="course-scale">
              <path d={`M${margin.left} ${y(points)}H${right}`} />
              <text x={margin.left - 6} y={y(points) + 5} text-anchor="end">
                {points}
              </text>
            </g>
          ))}
          <text class="course-moves" x={right} y={height - 6} text-anchor="end">
            {t('end.course.moves', { moves })}
          </text>
          {lines.map(([seat, points], n) => (
            <g key={seat} class={`course-line seat-${seat}`}>
              <path
                d={`M${points.map((value, move) => `${x(move).toFixed(1)} ${y(value).toFixed(1)}`).join('L')}`}
              />
              <text x={right + 8} y={labels[n]! + 5}>
                {ends[n]}
              </text>
            </g>
          ))}
        </svg>
      </div>
      <ul class="course-names" aria-hidden="true">
        {lines.map(([seat]) => (
          <li key={seat} class={`course-line seat-${seat}`}>
            <svg viewBox="0 0 32 6">
              <path d="M0 3H32" />
            </svg>
            <bdi>{seatName(names, seat)}</bdi>
          </li>
        ))}
      </ul>
    </>
  );
}
