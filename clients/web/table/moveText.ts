// Describes a move of any game in words. Uses the text `move.<game>.<form>` (protocol/text/texts.hpp) whose
// form the notation has.
import { computed } from '@preact/signals';
import { fill, words } from '../words/t';

interface Form {
  fits: RegExp;
  text: string;
  places: number;
}

const place = /\{(\w+)\}/;
const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * A pattern that matches the notations of a form: that of `={domino}` matches `=17`. A placeholder is a
 * square, a card, a number or a name.
 */
function fitting(form: string): RegExp {
  const parts = form
    .split(place)
    .map((part, n) => (n % 2 === 0 ? literally(part) : `(?<${part}>[A-Za-z]+\\d+|\\d+|[a-z]+)`));
  return new RegExp(`^${parts.join('')}$`);
}

/**
 * The forms of a game, those with the fewest placeholders first. The first form that matches is the right
 * one: `e4n` is an edge, not two placeholders.
 */
function formsOf(game: string, all: Readonly<Record<string, string>>): Form[] {
  const start = `move.${game}.`;
  return Object.entries(all)
    .filter(([key]) => key.startsWith(start))
    .map(([key, text]) => ({
      fits: fitting(key.slice(start.length)),
      text,
      places: key.split('{').length,
    }))
    .sort((one, other) => one.places - other.places);
}

/** Returns the function that describes a notation in words. It returns a notation without a text as it is. */
export function moveTextsIn(all: Readonly<Record<string, string>>) {
  const forms = new Map<string, Form[]>();
  return (game: string, notation: string): string => {
    if (notation === 'ready') return all['round.next'] ?? notation;
    if (!forms.has(game)) forms.set(game, formsOf(game, all));
    const form = forms.get(game)!.find(({ fits }) => fits.test(notation));
    if (!form) return notation;
    const values = Object.entries(form.fits.exec(notation)!.groups ?? {});
    const told = values.map(([name, value]) => [name, all[`word.${game}.${value}`] ?? value]);
    return fill(form.text, Object.fromEntries(told));
  };
}

const spokenTexts = computed(() => moveTextsIn(words.value));

/** The move in words: `Choose domino 17`. */
export const moveText = (game: string, notation: string) => spokenTexts.value(game, notation);
