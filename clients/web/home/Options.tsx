// The options of a game. Each has a sentence that says what it does.
import type { Game, GameOption, OptionValue } from '../net/requests';
import { OneOf, Switch } from '../ui/Fields';
import { known, language } from '../words/t';

export type ChosenOptions = Record<string, OptionValue>;

interface Props {
  game: Game;
  chosen: ChosenOptions;
  disabled?: boolean;
  onChange: (chosen: ChosenOptions) => void;
}

export function Options({ game, chosen, disabled = false, onChange }: Props) {
  const value = (option: GameOption) => chosen[option.name] ?? option.default;
  const change = (option: GameOption) => (to: OptionValue) => onChange({ ...chosen, [option.name]: to });
  return (
    <>
      {game.options.map(option =>
        option.type === 'bool' ? (
          <Switch
            key={option.name}
            title={option.title[language.value]}
            help={option.help[language.value]}
            on={value(option) === true}
            disabled={disabled}
            onChange={change(option)}
          />
        ) : (
          <OneOf
            key={option.name}
            legend={option.title[language.value]}
            help={option.help[language.value]}
            values={option.values as (string | number)[]}
            chosen={value(option) as string | number}
            words={one => wordOf(game, option, one)}
            disabled={disabled}
            onChoose={change(option)}
          />
        ),
      )}
    </>
  );
}

function wordOf(game: Game, option: GameOption, value: OptionValue): string {
  return known(`option.${game.name}.${option.name}.${value}`) ?? String(value);
}

/** The options that differ from their defaults, in words: `Dynasty · Harmony`. */
export function optionsInWords(game: Game, chosen: ChosenOptions): string[] {
  const unusual = game.options.filter(
    one => chosen[one.name] !== undefined && chosen[one.name] !== one.default,
  );
  return unusual.map(option => {
    const title = option.title[language.value];
    return option.type === 'bool' ? title : `${title}: ${wordOf(game, option, chosen[option.name]!)}`;
  });
}
