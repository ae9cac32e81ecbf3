// Words in the language of whoever plays. `t('room.seats', {count: 2})` fills in `{count}`; what reads them is drawn
// again when the language changes.
import { computed, signal } from '@preact/signals';
import type en from './en';

export type Key = keyof typeof en;
export type Language = 'en' | 'it';
export type Values = Record<string, string | number>;
/** Keys that have a form for one and a form for others: `room.watching.one`, `room.watching.other`. */
export type PluralKey = Key extends infer K ? (K extends `${infer Stem}.one` ? Stem : never) : never;

const loaders: Record<Language, () => Promise<{ default: Record<Key, string> }>> = {
  en: () => import('./en'),
  it: () => import('./it'),
};
export const languages = Object.keys(loaders) as Language[];

const stored = 'reami.language';
const spoken = signal<{ language: Language; words: Record<string, string> }>({ language: 'en', words: {} });
export const language = computed(() => spoken.value.language);
/** All of them, by their names. */
export const words = computed<Readonly<Record<string, string>>>(() => spoken.value.words);

/** What was chosen on this device, else what the browser asks for, else English. */
function wanted(): Language {
  const wishes = [localStorage.getItem(stored), ...navigator.languages.map(wish => wish.slice(0, 2))];
  return languages.find(known => known === wishes.find(wish => languages.some(one => one === wish))) ?? 'en';
}

/** Fetches the words of that language and speaks it from then on. */
export async function speak(chosen: Language = wanted()): Promise<void> {
  const { default: all } = await loaders[chosen]();
  spoken.value = { language: chosen, words: all };
  document.documentElement.lang = chosen;
}

/** As `speak`, and this device remembers it. */
export function choose(chosen: Language): Promise<void> {
  localStorage.setItem(stored, chosen);
  return speak(chosen);
}

export function fill(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

export function t(key: Key, values: Values = {}): string {
  return fill(spoken.value.words[key] ?? key, values);
}

/** The form of that number: `{count}` is filled in. */
export function plural(key: PluralKey, count: number, values: Values = {}): string {
  const form = new Intl.PluralRules(language.value).select(count) === 'one' ? 'one' : 'other';
  return t(`${key}.${form}` as Key, { count, ...values });
}

/** As that game says it (`round.next.toncc`), if it has words of its own for it; else as every game does. */
export function inGame(game: string, key: Key, values: Values = {}): string {
  return known(`${key}.${game}`, values) ?? t(key, values);
}

/** The words for a name that came over the wire (`room.full`, `event.kingdomino.placed`), if there are any. */
export function known(name: string, values: Values = {}): string | undefined {
  const text = spoken.value.words[name];
  return text === undefined ? undefined : fill(text, values);
}

/** Why something was refused, in the language that is spoken now. */
export function reasonOf({ code, text }: { code: string; text: string }): string {
  return known(code) ?? text;
}
