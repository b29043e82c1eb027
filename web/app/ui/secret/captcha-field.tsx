import type { CAPTCHA_FIELD, CaptchaAction, ProofOfWork } from '@sojourn/contract/calls/captcha'
import { t } from '@sojourn/contract/words/t'
import { useEffect, useRef, useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import { pending } from '../../fast-pages/pending.ts'
import { Button } from '../button/button.tsx'
import { Spinner } from '../button/spinner.tsx'
import { Icon } from '../text/icon.tsx'
import styles from './captcha-field.module.css'

interface Props {
  action: CaptchaAction
  /** The answer to send, or null while there is none: the form's button stays closed until then. */
  onSolved: (answer: string | null) => void
  /** Begin at once rather than when the person presses. */
  auto?: boolean
}

/** The contract's own word; its module would bring all its rules along. */
const FIELD: typeof CAPTCHA_FIELD = 'g-recaptcha-response'

type State = 'idle' | 'working' | 'solved' | 'failed'

const words: Record<State, string> = {
  idle: t('Please confirm that you are a person.'),
  working: t('Checking that you are a person…'),
  solved: t('You are confirmed as a person.'),
  failed: t('The check did not work.'),
}

/** Shows that a person is there, without a puzzle. An answer counts once: give it a new `key` after each try. */
export function CaptchaField({ action, onSolved, auto = false }: Props) {
  const [state, setState] = useState<State>('idle')
  const [answer, setAnswer] = useState('')
  const frame = useRef<HTMLDivElement>(null)
  const work = useRef<AbortController>(undefined)

  async function solve() {
    work.current?.abort()
    work.current = new AbortController()
    const { signal } = work.current
    setState('working')
    try {
      const found = await answerFor(action, frame.current!, signal)
      if (signal.aborted) return
      setAnswer(found)
      setState('solved')
      onSolved(found)
    } catch {
      if (signal.aborted) return
      setState('failed')
      onSolved(null)
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new action comes with a new key
  useEffect(() => {
    if (auto) void solve()
    return () => work.current?.abort()
  }, [])

  return (
    <div className={styles.captcha} data-state={state}>
      <p role="status" className={styles.words}>
        {state === 'working' && <Spinner />}
        {state === 'solved' && <Icon name="check" />}
        {state === 'failed' && <Icon name="error" />}
        {state === 'idle' && <Icon name="shield" />}
        {words[state]}
      </p>
      {state === 'idle' && (
        <Button variant="secondary" size="s" onClick={solve}>
          {t('I am a person')}
        </Button>
      )}
      {state === 'failed' && (
        <Button variant="secondary" size="s" icon="refresh" onClick={solve}>
          {t('Retry')}
        </Button>
      )}
      <div ref={frame} className={styles.frame} />
      <input type="hidden" name={FIELD} value={answer} />
    </div>
  )
}

const doSum = async (challenge: ProofOfWork, signal: AbortSignal) =>
  (await import('./lazy/solve-captcha.ts')).solveCaptcha(challenge, signal)

async function answerFor(action: CaptchaAction, frame: HTMLElement, signal: AbortSignal) {
  const { data } = await browserApi('GET /captcha/challenge', { query: { action } })
  const answer =
    data.kind === 'altcha'
      ? await pending(doSum(data.challenge, signal))
      : await (await pending(import('./lazy/show-recaptcha.ts'))).showRecaptcha(frame, data.site_key)
  if (answer === null) throw new Error('no answer was found')
  return answer
}
