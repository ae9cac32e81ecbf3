// A field for the code of a room, to enter it.
import { useState } from 'preact/hooks';
import { go } from '../browser/address';
import { codeIn } from '../browser/roomCode';
import { TextField } from '../ui/Fields';
import { t } from '../words/t';

/** `first` is the initial text of the field, which the player corrects. */
export function JoinByCode({ first = '' }: { first?: string }) {
  const [text, setText] = useState(first);
  const [wrong, setWrong] = useState(false);

  function join(event: Event) {
    event.preventDefault();
    const code = codeIn(text);
    setWrong(code === null);
    if (code !== null) go(`/r/${code}`);
  }

  return (
    <form class="form join-by-code" onSubmit={join} noValidate>
      <TextField label={t('join.code')} value={text} longest={200} capitals onInput={setText} />
      {wrong && (
        <p class="refusal" role="alert">
          {t('join.wrong')}
        </p>
      )}
      <button type="submit">{t('join.enter')}</button>
    </form>
  );
}
