// The way into a room whose code a friend has said.
import { useState } from 'preact/hooks';
import { go } from '../browser/address';
import { TextField } from '../ui/Fields';
import { t } from '../words/t';

/** Eight letters of A-Z without I and O; a whole link does as well. */
function codeIn(text: string): string | null {
  const found = /(?:^|\/r\/)([A-HJ-NP-Z]{8})(?:$|[/?#])/.exec(
    text
      .trim()
      .replace(/[\s-]/g, '')
      .replace(/^[a-z]{8}$/i, code => code.toUpperCase()),
  );
  return found?.[1] ?? null;
}

export function JoinByCode() {
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState(false);

  function join(event: Event) {
    event.preventDefault();
    const code = codeIn(text);
    setWrong(code === null);
    if (code !== null) go(`/r/${code}`);
  }

  return (
    <form class="form" onSubmit={join} noValidate>
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
