import { t } from '@sojourn/contract/words/t'
import { type ReactNode, useState } from 'react'
import { useParams } from 'react-router'
import { sentenceOf } from '../../api/api-error.ts'
import layout from '../../layouts/page/layout.module.css'
import { PageHead } from '../../layouts/page/page-head.tsx'
import { Button } from '../../ui/button/button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'

interface Words {
  /** The button says what happens after the press. */
  ask: string
  done: (stopped: string) => string
  broken: string
}

interface Unsubscribing {
  words: Words
  /** Answers with what is no longer mailed, in words. */
  stop: (token: string) => Promise<string>
  onward: ReactNode
}

/** A press is asked for: mail scanners open every link, but press nothing. */
export function Unsubscribe({ words, stop, onward }: Unsubscribing) {
  const { token = '' } = useParams()
  const [busy, setBusy] = useState(false)
  const [stopped, setStopped] = useState<string | null>(null)
  const [isBroken, setBroken] = useState(false)

  async function press() {
    setBusy(true)
    try {
      setStopped(await stop(token))
    } catch (error) {
      if ((error as { status?: number }).status === 404) setBroken(true)
      else toast.error(sentenceOf(error, t('Error occurred, try again')))
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className={layout.page} aria-live="polite">
      {stopped !== null ? (
        <PageHead title={t('You are unsubscribed')} lead={words.done(stopped)} actions={onward} />
      ) : isBroken ? (
        <PageHead title={t('This link no longer works')} lead={words.broken} actions={onward} />
      ) : (
        <PageHead
          title={t('Unsubscribe?')}
          lead={words.ask}
          actions={
            <Button size="l" busy={busy} onClick={() => void press()}>
              {t('Unsubscribe')}
            </Button>
          }
        />
      )}
    </div>
  )
}
