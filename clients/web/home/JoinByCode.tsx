// A field for the code of a room. It enters the room.
import { useState } from 'preact/hooks';
import { go } from '../browser/address';
import { codeIn } from '../browser/roomCode';
import { TextField } from '../ui/Fields';
import { t } from '../words/t';

/** `first` is the text that the field has at first. The player corrects it. */
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
