import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { firstTouch, isTouched } from '../../fast-pages/first-touch.ts'
import { lazyPart } from '../../fast-pages/lazy-part.ts'
import { Waits } from '../../fast-pages/waits.tsx'

const ReadHere = lazyPart(() => import('./lazy/read-here.tsx'))

/** Goes to the elements around the words. */
export interface AsWritten {
  dir: 'auto' | 'ltr' | 'rtl'
  lang?: string
}

export interface Saying {
  /** Says a word as it was written, or translated. */
  say: (word: string) => string
  as: AsWritten
}

interface Props {
  /** All that one press translates; what is not there may be empty. */
  words: readonly string[]
  children: (say: Saying['say'], as: AsWritten) => ReactNode
  /** Nobody reads their own words in another language. */
  isOwn?: boolean | undefined
  /** The translation counts for nothing, and says so. */
  isBinding?: boolean
  /** Many words: one reads first that they can be translated. */
  isAbove?: boolean
  /** The conversation whose messages may all be translated. */
  conversation?: string | undefined
  /** Brings what the translation is shown by, while it is made. */
  bring?: () => Promise<void>
}

export interface Read {
  of: string
  words: ReadonlyMap<string, string>
  as: AsWritten
}

export const AS_WRITTEN: AsWritten = { dir: 'auto' }

/** Nothing is fetched for it before somebody is at the page. */
const onTouch = (tell: () => void) => {
  void firstTouch().then(tell)
  return () => {}
}
const isThere = () => isTouched() && 'Translator' in window

/**
 * These words stay as somebody wrote them. A browser that translates on the device offers them in the language of the
 * page; nothing goes to a server for it (decision 147).
 */
export function OthersWords({ words, children, isOwn, isBinding, isAbove, conversation, bring }: Props) {
  const [read, setRead] = useState<Read | null>(null)
  const canTranslate = useSyncExternalStore(onTouch, isThere, () => false)
  const text = words.join('\n')
  // A text that was changed since is another one.
  const shown = read?.of === text ? read : null
  const press = canTranslate && !isOwn && (
    <Waits>
      <ReadHere
        key={text}
        {...{ words, isBinding, conversation, bring }}
        isRead={shown !== null}
        onRead={setRead}
      />
    </Waits>
  )
  return (
    <>
      {isAbove && press}
      {children((word) => shown?.words.get(word) ?? word, shown?.as ?? AS_WRITTEN)}
      {!isAbove && press}
    </>
  )
}
