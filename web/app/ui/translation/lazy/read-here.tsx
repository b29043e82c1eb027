import { DIRECTION, LANGUAGE } from '@sojourn/contract/words/language'
import { t } from '@sojourn/contract/words/t'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../button/button.tsx'
import type { Read } from '../others-words.tsx'
import { keepAlways, useIsAlways } from './always.ts'
import { abilities, type Readable, readable, translateWords } from './on-device.ts'
import css from './read-here.module.css'

interface Props {
  words: readonly string[]
  isRead: boolean
  onRead: (read: Read | null) => void
  isBinding?: boolean | undefined
  conversation?: string | undefined
  bring?: (() => Promise<void>) | undefined
}

/** The press below somebody's words, and what came of it. */
export default function ReadHere({ words, isRead, onRead, isBinding, conversation, bring }: Props) {
  const found = useReadable(words.join('\n'))
  const { step, start } = useReading(words, found, { onRead, bring })
  const [isPressed, setPressed] = useState(false)
  const isAlways = useIsAlways(conversation)
  const isByItself = isAlways && found?.isReady && step.is === 'resting' && !isRead && !isPressed
  useEffect(() => {
    if (isByItself) void start()
  })
  if (!found && !isRead && step.is === 'resting') return null

  function press() {
    setPressed(true)
    if (isRead) onRead(null)
    else void start()
  }

  return (
    <div className={css.line}>
      {/* Screen readers say only what was asked for by a press. */}
      <span className={css.said} role={isPressed ? 'status' : undefined}>
        {isRead ? markOf(isBinding) : wordsOf(step)}
      </span>
      <Button
        variant="quiet"
        size="s"
        className={css.press}
        icon={isRead ? undefined : 'globe'}
        busy={step.is === 'loading' || step.is === 'translating'}
        onClick={press}
      >
        {isRead ? t('Show the original words') : step.is === 'failed' ? t('Retry') : t('Read in English')}
      </Button>
      {conversation && isRead !== isAlways && (
        <Button
          variant="quiet"
          size="s"
          className={css.press}
          onClick={() => keepAlways(conversation, !isAlways)}
        >
          {isAlways ? t('Stop translating this conversation') : t('Always in this conversation')}
        </Button>
      )}
    </div>
  )
}

/** Looked at again once the browser can do more. */
function useReadable(text: string) {
  const turn = abilities.useValue()
  const [found, setFound] = useState<Readable | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer may be another at each turn
  useEffect(() => {
    let isOver = false
    readable(text).then(
      (now) => !isOver && setFound(now),
      () => !isOver && setFound(null),
    )
    return () => {
      isOver = true
    }
  }, [text, turn])
  return found
}

type Step = { is: 'resting' | 'translating' | 'failed' } | { is: 'loading'; share: number }

/** One translation at a time, which ends with its part of the page. */
function useReading(
  words: readonly string[],
  found: Readable | null,
  { onRead, bring }: Pick<Props, 'onRead' | 'bring'>,
) {
  const [step, setStep] = useState<Step>({ is: 'resting' })
  const work = useRef<AbortController | null>(null)
  useEffect(() => () => work.current?.abort(), [])

  async function start() {
    if (!found || work.current) return
    const mine = new AbortController()
    work.current = mine
    setStep({ is: 'translating' })
    const onShare = (share: number) =>
      !found.isReady && setStep(share < 1 ? { is: 'loading', share } : { is: 'translating' })
    try {
      const [read] = await Promise.all([
        translateWords(words, found.source, { signal: mine.signal, onShare }),
        bring?.(),
      ])
      onRead({ of: words.join('\n'), words: read, as: { dir: DIRECTION, lang: LANGUAGE } })
      setStep({ is: 'resting' })
    } catch {
      if (!mine.signal.aborted) setStep({ is: 'failed' })
    } finally {
      work.current = null
    }
  }

  return { step, start }
}

const markOf = (isBinding: boolean | undefined) =>
  isBinding ? t('Translated on your device. The original words are binding.') : t('Translated on your device')

function wordsOf(step: Step) {
  if (step.is === 'failed') return t('This could not be translated here.')
  if (step.is === 'translating') return t('Translating…')
  // In tens, so that nobody hears a hundred of them.
  if (step.is === 'loading')
    return t('Your browser is loading this language: {share}%', { share: Math.floor(step.share * 10) * 10 })
  return ''
}
