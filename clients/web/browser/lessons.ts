// The rooms whose lesson is still running, and how far the player has come in each.
import { signal } from '@preact/signals';
import { store, storedList } from './storage';

interface Learning {
  readonly code: string;
  /** how far the player has come (model/lesson.ts); absent before the first step */
  readonly place?: object;
}

const setting = 'reami.lessons';
const most = 10;
const rooms = signal(storedList<Learning>(setting));

const found = (code: string) => rooms.value.find(one => one.code === code);

export const isLesson = (code: string): boolean => found(code) !== undefined;

function keep(all: readonly Learning[]): void {
  rooms.value = all.slice(-most);
  store(setting, JSON.stringify(rooms.value));
}

const others = (code: string) => rooms.value.filter(one => one.code !== code);

export const beginLesson = (code: string): void => keep([...others(code), { code }]);

export const endLesson = (code: string): void => keep(others(code));

/** How far the player has come; null before the first step and after the end of the lesson. */
export const placeInLesson = (code: string): object | null => found(code)?.place ?? null;

export function keepPlace(code: string, place: object): void {
  if (isLesson(code)) keep([...others(code), { code, place }]);
}
