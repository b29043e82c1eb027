import type { Message } from '@sojourn/contract/talk/conversations'
import { t } from '@sojourn/contract/words/t'
import css from './message.module.css'

interface Props {
  answered: NonNullable<Message['answers']>
  onFind?: ((seq: number) => void) | undefined
}

/** The message that is answered, above its answer; a press leads to it. */
export function AnsweredQuote({ answered: { seq, full_name, message }, onFind }: Props) {
  const words = (
    <>
      <span className={css.quoteName}>{full_name}</span>
      <span className={css.quoteWords}>{message}</span>
    </>
  )
  return onFind ? (
    <button type="button" className={css.quote} onClick={() => onFind(seq)}>
      <span data-hidden>{t('Answers:')} </span>
      {words}
    </button>
  ) : (
    <span className={css.quote}>{words}</span>
  )
}
