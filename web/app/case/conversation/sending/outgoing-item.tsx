import { t } from '@sojourn/contract/words/t'
import { Button } from '../../../ui/button/button.tsx'
import { Progress } from '../../../ui/feedback/progress.tsx'
import { isPicture, sizeText } from '../../../ui/file/file-rules.ts'
import { classes } from '../../../ui/text/classes.ts'
import { Icon } from '../../../ui/text/icon.tsx'
import { AnsweredQuote } from '../answered-quote.tsx'
import css from '../message.module.css'
import { Picture } from '../message-file.tsx'
import { MessageWords } from '../message-words.tsx'
import type { Outgoing } from './outbox.ts'

interface Props {
  outgoing: Outgoing
  onRetry: () => void
  onRemove: () => void
}

/** A message that is not sent yet: on its way, waiting for the network, or refused. */
export function OutgoingItem({ outgoing, onRetry, onRemove }: Props) {
  const { message, file, answers, share, state, problem } = outgoing
  return (
    <li className={classes(css.row, css.own)} data-outgoing={state}>
      <div className={css.column}>
        <div className={classes(css.bubble, css.pending)}>
          {file ? (
            <div className={css.file}>
              <Icon name="document" />
              <div className={css.fileWords}>
                <span className={css.fileName}>{file.name}</span>
                <span className={css.fileNote} data-figures>
                  {sizeText(file.size)}
                </span>
              </div>
              {state === 'sending' && (
                <Progress label={t('Uploading {name}', { name: file.name })} value={share} hideLabel />
              )}
              {isPicture(file) && <Picture content={file} name={file.name} />}
            </div>
          ) : (
            <>
              {answers && <AnsweredQuote answered={answers} />}
              <MessageWords text={message} />
            </>
          )}
        </div>
        {state === 'failed' ? (
          <span className={css.failed} role="alert">
            <Icon name="error" size="s" />
            {problem}
            <Button variant="quiet" size="s" icon="refresh" onClick={onRetry}>
              {t('Retry')}
            </Button>
            <Button variant="quiet" size="s" icon="trash" onClick={onRemove}>
              {t('Delete')}
            </Button>
          </span>
        ) : (
          <span className={css.note}>
            {state === 'sending' ? t('Sending…') : t('Waiting for the network')}
          </span>
        )}
      </div>
    </li>
  )
}
