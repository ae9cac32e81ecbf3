// The rooms in which this browser learns a game, until its hints are over.
import { signal } from '@preact/signals';
import { store, storedList } from './storage';

const setting = 'reami.lessons';
const most = 10;
const codes = signal(storedList<string>(setting));

export const isLesson = (code: string): boolean => codes.value.includes(code);

function keep(rooms: readonly string[]): void {
  codes.value = rooms.slice(-most);
  store(setting, JSON.stringify(codes.value));
}

export const beginLesson = (code: string): void => keep([...codes.value, code]);

export const endLesson = (code: string): void => keep(codes.value.filter(other => other !== code));
