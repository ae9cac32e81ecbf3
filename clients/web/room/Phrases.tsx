// Buttons that send phrases which people often use.
import { language, type Language, t } from '../words/t';

const phrases: Record<Language, readonly string[]> = {
  en: ['Good luck!', 'Nice move!', 'One moment…', 'Oh no!', 'Well played!', 'Thanks for the match!'],
  it: ['Buona fortuna!', 'Bella mossa!', 'Un attimo…', 'Oh no!', 'Ben giocato!', 'Grazie della partita!'],
};

interface Props {
  /** true while a line of chat waits for its answer */
  waits: boolean;
  onSay: (text: string) => void;
}

export default function Phrases({ waits, onSay }: Props) {
  return (
    <div class="phrases" role="group" aria-label={t('chat.phrases')}>
      {phrases[language.value].map(phrase => (
        <button
          type="button"
          key={phrase}
          class="small"
          aria-disabled={waits}
          onClick={() => !waits && onSay(phrase)}
        >
          {phrase}
        </button>
      ))}
    </div>
  );
}
