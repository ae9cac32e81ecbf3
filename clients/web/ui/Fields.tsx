// The fields of forms: one of several values, yes or no, or a line of text.
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { t } from '../words/t';

interface OneOfProps<Value extends string | number> {
  legend: string;
  values: readonly Value[];
  /** undefined if it is none of the values */
  chosen: Value | undefined;
  words: (value: Value) => string;
  help?: string;
  disabled?: boolean;
  onChoose: (value: Value) => void;
}

/** A field for one of a few values, which are side by side. */
export function OneOf<Value extends string | number>(props: OneOfProps<Value>) {
  const name = useId();
  return (
    <fieldset class="one-of" disabled={props.disabled}>
      <legend>{props.legend}</legend>
      {props.help && <p class="help">{props.help}</p>}
      <div class="pills">
        {props.values.map(value => (
          <label key={value} class="pill">
            <input
              type="radio"
              name={name}
              checked={value === props.chosen}
              onChange={() => props.onChoose(value)}
            />
            <span>{props.words(value)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SwitchProps {
  title: string;
  help?: string;
  on: boolean;
  disabled?: boolean;
  onChange: (on: boolean) => void;
}

/** A switch, and a sentence about what it does. */
export function Switch({ title, help, on, disabled, onChange }: SwitchProps) {
  const id = useId();
  return (
    <label class="switch">
      <input
        type="checkbox"
        role="switch"
        checked={on}
        disabled={disabled}
        aria-describedby={help && id}
        onChange={event => onChange(event.currentTarget.checked)}
      />
      <span class="switch-words">
        <span class="switch-title">{title}</span>
        {help && (
          <span class="help" id={id}>
            {help}
          </span>
        )}
      </span>
    </label>
  );
}

interface LineProps {
  label: string;
  value: string;
  longest: number;
  autocomplete?: string;
  capitals?: boolean;
  required?: boolean;
  onInput: (value: string) => void;
  children?: ComponentChildren;
}

export function TextField(props: LineProps) {
  return (
    <label class="text-line">
      <span>{props.label}</span>
      <input
        type="text"
        dir="auto"
        value={props.value}
        maxLength={props.longest}
        required={props.required}
        autocomplete={props.autocomplete ?? 'off'}
        autocapitalize={props.capitals ? 'characters' : 'words'}
        spellcheck={false}
        {...needed(props.onInput)}
      />
    </label>
  );
}

/**
 * If a required field is empty, the browser says so. This makes the message appear in the client's language.
 */
export const needed = (onInput: (value: string) => void) => ({
  onInvalid: ({ currentTarget: input }: { currentTarget: HTMLInputElement }) =>
    input.setCustomValidity(t('field.needed')),
  onInput({ currentTarget: input }: { currentTarget: HTMLInputElement }) {
    input.setCustomValidity('');
    onInput(input.value);
  },
});
