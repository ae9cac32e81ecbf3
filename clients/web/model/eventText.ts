// Makes sentences for people from events of any game. It uses the shape of the event, and its texts in
// protocol/text/texts.*.json. protocol/text/event_sentences.hpp makes equal sentences.
import { eventShapes } from 'reami/events';
import { known, knownPlural } from '../words/t';
import type { EventText } from './match';
import { seatName, type Names } from './seatNames';

/**
 * The type of a value, which its JSON does not show. The shape of a struct lists its members, except plain
 * ones. The shape of a map is its key and its value; the shape of a set or a list is its element.
 */
type Shape = 'seat' | 'plain' | readonly Shape[] | StructShape;
interface StructShape {
  readonly [member: string]: Shape;
}

const shapes: Readonly<Record<string, Readonly<Record<string, StructShape>>>> = eventShapes;

/**
 * How a game converts members of its events, by the name of the member: to a text, or to a part of the value.
 */
export type EventMembers = Readonly<Record<string, (value: never) => unknown>>;

/**
 * Returns the function that makes a sentence from an event. If an event has no text, its name replaces the
 * sentence.
 */
export const eventTextIn =
  (game: string, members: EventMembers = {}): EventText =>
  (event, names) =>
    new Teller(game, members, names).sentence(`event.${game}.${event.e}`, shapes[game]?.[event.e], event) ??
    event.e;

/** The placeholders of missing or hidden values. The function removes them, with the blank before each. */
const withoutValue = / ?\{\w+\}/g;

class Teller {
  constructor(
    private readonly game: string,
    private readonly members: EventMembers,
    private readonly names: Names,
  ) {}

  /** The text of this key, filled with the members of the struct and with the values in `given`. */
  sentence(key: string, shape: StructShape = {}, struct: object, given = {}): string | undefined {
    const told = Object.entries(struct).map(([name, value]) => {
      const member = this.members[name]?.(value as never) ?? value;
      return [name, this.words(`${key}.${name}`, shape[name] ?? 'plain', member)];
    });
    const text = known(key, { ...Object.fromEntries(told), ...given });
    return text?.replace(withoutValue, '');
  }

  /** The words for a value. `key` is the key of the value's own text; the texts may not have it. */
  private words(key: string, shape: Shape, value: unknown): string {
    if (value === null || value === undefined) return '';
    if (shape === 'seat') return seatName(this.names, Number(value));
    if (typeof value === 'number') return knownPlural(key, value) ?? String(value);
    if (typeof value !== 'object') return known(`word.${this.game}.${value}`) ?? String(value);
    if (isParts(shape)) return joined(this.parts(key, shape, value)) || (known(`${key}.none`) ?? '');
    return this.sentence(key, isStruct(shape) ? shape : {}, value) ?? '';
  }

  private parts(key: string, [first = 'plain', second]: readonly Shape[], value: object): string[] {
    if (Array.isArray(value)) return value.map(one => this.words(key, first, one));
    return Object.entries(value).map(([of, one]) => {
      const name = this.words(key, first, of);
      if (second === undefined) return name; // the object is a set
      if (isStruct(second)) return this.sentence(key, second, one, { key: name }) ?? name;
      return `${name}: ${this.words(key, second, one)}`;
    });
  }
}

const isParts = (shape: Shape): shape is readonly Shape[] => Array.isArray(shape);
const isStruct = (shape: Shape): shape is StructShape => typeof shape === 'object' && !isParts(shape);

const joined = (parts: readonly string[]) =>
  parts.reduce((told, more) => told + (told === '' ? '' : told.endsWith('.') ? ' ' : ', ') + more, '');
