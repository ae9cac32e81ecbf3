// The rooms with a lesson that has not ended, and the place in each lesson.
import { signal } from '@preact/signals';
import { store, storedList } from './storage';

interface Learning {
  readonly code: string;
  /** the place in the lesson (model/lesson.ts); missing before its first step */
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

/** Null before the lesson's first step and after its end. */
export const placeInLesson = (code: string): object | null => found(code)?.place ?? null;

export function keepPlace(code: string, place: object): void {
  if (isLesson(code)) keep([...others(code), { code, place }]);
}
