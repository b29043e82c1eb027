import type { Message } from '@sojourn/contract/talk/conversations'
import { t } from '@sojourn/contract/words/t'
import { RelativeTime } from '../../ui/date/time-text.tsx'
import css from './conversation.module.css'

interface Props {
  /** The newest last. */
  messages: readonly Message[]
  onChoose: (message: Message) => void
}

/** The messages a search found, the newest first. */
export const MessagesFound = ({ messages, onChoose }: Props) => (
  <ul className={css.found} aria-label={t('Messages found')}>
    {messages.length === 0 && <li className={css.none}>{t('No message has these words.')}</li>}
    {messages.toReversed().map((message) => (
      <li key={message.seq}>
        <button type="button" onClick={() => onChoose(message)}>
          <span className={css.foundWords}>{message.message}</span>
          <RelativeTime value={message.created_at.date} />
        </button>
      </li>
    ))}
  </ul>
)
