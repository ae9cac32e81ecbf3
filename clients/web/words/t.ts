// The words in the person's language. `t('room.seats', {count: 2})` fills in `{count}`. When the language
// changes, components that use words are drawn again.
import { computed, signal } from '@preact/signals';
import { store, stored } from '../browser/storage';
import { tried } from '../browser/again';
import type en from './en';

/** All words. Games add their own (games/kingdomino/words/index.ts). */
export interface AllWords extends OwnWords {}
type OwnWords = typeof en;
export type Key = keyof AllWords;
export type Language = 'en' | 'it';
export type Values = Record<string, string | number>;
/**
 * The keys of texts that have one form for one and another for other numbers: `room.watching.one`,
 * `room.watching.other`.
 */
export type PluralKey = Key extends infer K ? (K extends `${infer Stem}.one` ? Stem : never) : never;

/** The functions that fetch the words of each language. */
export type WordLoaders = Record<Language, () => Promise<{ default: Readonly<Record<string, string>> }>>;

const own: WordLoaders = { en: () => import('./en'), it: () => import('./it') };
export const languages = Object.keys(own) as Language[];

const chosenKey = 'reami.language';
const spoken = signal<{ language: Language; words: Record<string, string> }>({ language: 'en', words: {} });
export const language = computed(() => spoken.value.language);
/** All words by their keys. */
export const words = computed<Readonly<Record<string, string>>>(() => spoken.value.words);

/**
 * The language that the person has chosen on this device; otherwise that of the browser; otherwise English.
 */
function preferred(): Language {
  const tags = [stored(chosenKey), ...navigator.languages.map(tag => tag.slice(0, 2))];
  const isSpoken = (tag: string | null): tag is Language => languages.some(language => language === tag);
  return tags.find(isSpoken) ?? 'en';
}

/** Where words come from: this client itself, and the games. */
const subjects = new Set([own]);
/** The language that was chosen last. Its words may still be loading. */
let chosenLast: Language = 'en';
let latest = Promise.resolve();

async function fetched(language: Language): Promise<Record<string, string>> {
  const all = await Promise.all([...subjects].map(subject => tried(subject[language])));
  return Object.assign({}, ...all.map(one => one.default)) as Record<string, string>;
}

function say(language: Language, words: Record<string, string>): void {
  spoken.value = { language, words };
  document.documentElement.lang = language;
}

/**
 * Fetches the words of this language, and then switches to it, unless another language has been chosen in the
 * meantime.
 */
export function speak(chosen: Language = preferred()): Promise<void> {
  chosenLast = chosen;
  const asked: Promise<void> = fetched(chosen).then(words =>
    asked === latest ? say(chosen, words) : latest,
  );
  asked.catch(() => {
    if (asked !== latest) return;
    chosenLast = spoken.peek().language;
    latest = Promise.resolve();
  });
  latest = asked;
  return asked;
}

/** Fetches these words in the current language, and in every language to which the client switches later. */
export function addWords(words: WordLoaders): Promise<void> {
  if (subjects.has(words)) return latest;
  subjects.add(words);
  const asked = speak(chosenLast);
  asked.catch(() => subjects.delete(words));
  return asked;
}

/** Loads a part of the client together with its own words. */
export async function withWords<Part>(words: WordLoaders, part: Promise<Part>): Promise<Part> {
  await addWords(words);
  return part;
}

/** Like `speak`, and stores the choice on this device. */
export function choose(chosen: Language): Promise<void> {
  store(chosenKey, chosen);
  return speak(chosen);
}

export function fill(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

export function t(key: Key, values: Values = {}): string {
  return fill(spoken.value.words[key] ?? key, values);
}

const formOf = (key: string, count: number) =>
  `${key}.${new Intl.PluralRules(language.value).select(count) === 'one' ? 'one' : 'other'}`;

/** The text for this count, with `{count}` filled in. */
export function plural(key: PluralKey, count: number, values: Values = {}): string {
  return t(formOf(key, count) as Key, { count, ...values });
}

/** Names in a sentence: "Ada, Bob and Cleo". */
export const namesTogether = (names: readonly string[]) =>
  new Intl.ListFormat(language.value === 'en' ? 'en-GB' : language.value).format(names);

export const list = (parts: readonly (string | number)[]) => parts.join(', ');

/** How long ago the moment `at` (Unix milliseconds) was, in words: "5 minutes ago". */
export function ago(at: number): string {
  const minutes = Math.min(0, Math.round((at - Date.now()) / 60_000));
  const words = new Intl.RelativeTimeFormat(language.value, { numeric: 'auto' });
  if (minutes > -60) return words.format(minutes, 'minute');
  if (minutes > -24 * 60) return words.format(Math.round(minutes / 60), 'hour');
  return words.format(Math.round(minutes / (24 * 60)), 'day');
}

/** The game's own text for this key (`round.next.toncc`) if it has one; otherwise the text for all games. */
export function inGame(game: string, key: Key, values: Values = {}): string {
  return known(`${key}.${game}`, values) ?? t(key, values);
}

/** The words for a name in the protocol (`room.full`, `event.kingdomino.placed`), if the client has any. */
export function known(name: string, values: Values = {}): string | undefined {
  const text = spoken.value.words[name];
  return text === undefined ? undefined : fill(text, values);
}

/** Like `plural`, for a name in the protocol. */
export function knownPlural(name: string, count: number): string | undefined {
  return known(formOf(name, count), { count });
}

/** Why the server refused something, in the current language. */
export function reasonOf({ code, text }: { code: string; text: string }): string {
  return known(code) ?? text;
}
