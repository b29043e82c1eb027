import type { ArticleCategory } from '@sojourn/contract/talk/article-words'
import { articleMessages, MOST_ARTICLE_HTML } from '@sojourn/contract/talk/article-words'
import type { OwnArticle } from '@sojourn/contract/talk/own-articles'
import { t } from '@sojourn/contract/words/t'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { browserApi } from '../../api/browser.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { useAutosave } from '../../ui/form/use-autosave.ts'
import { forgetLocalCopy, keepLocalCopy, readLocalCopy } from './local-copy.ts'
import { useArticleActions } from './use-article-actions.ts'
import { isSameWritten, type Written, writtenIn } from './written.ts'

const RETRY_MS = 10_000

/** The words are saved as one types, kept in this browser until they are, and never written over another tab's. */
export function useSavedArticle(article: OwnArticle) {
  const { id } = article
  const { keep } = useArticleActions()
  const version = useRef(article.version)
  const { written, newest, round, put, replace } = useWritten(article)
  const [conflict, setConflict] = useState(false)

  function take(saved: OwnArticle) {
    version.current = saved.version
    keep(saved)
  }

  const autosave = useAutosave(async (typed: Written) => {
    if (typed.description.length > MOST_ARTICLE_HTML) return articleMessages.tooLong
    try {
      take(await save(id, typed, version.current))
      if (isSameWritten(newest.current, typed)) forgetLocalCopy(id)
      return null
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'changed_elsewhere') throw error
      setConflict(true)
      return t('this article was changed in another tab or on another device')
    }
  })

  function change(part: Partial<Written>) {
    const next = { ...newest.current, ...part }
    put(next)
    keepLocalCopy(id, { version: version.current, written: next })
    if (!conflict) autosave.later(next)
  }

  // The copy holds what was typed without a network, or in a tab that was closed before it was saved.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the article is opened
  useEffect(() => {
    const copy = readLocalCopy(id)
    if (!copy || isSameWritten(copy.written, writtenIn(article))) return forgetLocalCopy(id)
    replace(copy.written)
    // An older version may be one that was saved while nobody heard the answer: the save itself knows.
    version.current = copy.version
    autosave.later(copy.written)
    if (copy.version === article.version) toast.success(t('Restored what was not saved yet'))
  }, [])

  useRetries(autosave)

  /** Ends a conflict: what stands here replaces what was saved elsewhere, or the other way round. */
  async function settle(whose: 'mine' | 'theirs') {
    const { data } = await browserApi('GET /account/consultant/articles/{id}', { params: { id } })
    take(data)
    setConflict(false)
    if (whose === 'theirs') {
      forgetLocalCopy(id)
      replace(writtenIn(data))
    }
    return autosave.now(newest.current)
  }

  return {
    written,
    round,
    conflict,
    state: autosave.state,
    change,
    settle,
    retry: autosave.retry,
    /** Saved by another call: its version is ours from now on. */
    take,
    /** Everything typed is saved, or it fails. */
    saveNow: () => autosave.now(newest.current),
    version: () => version.current,
  }
}

function useWritten(article: OwnArticle) {
  const [written, setWritten] = useState(() => writtenIn(article))
  const newest = useRef(written)
  /** Raised where the words come from elsewhere, so that the editor takes them. */
  const [round, setRound] = useState(0)

  function put(next: Written) {
    newest.current = next
    setWritten(next)
  }

  function replace(next: Written) {
    put(next)
    setRound((last) => last + 1)
  }

  return { written, newest, round, put, replace }
}

/** Back online, and now and then, what could not be saved is tried again by itself. */
function useRetries({ state, retry }: Pick<ReturnType<typeof useAutosave>, 'state' | 'retry'>) {
  const waits = typeof state === 'object' && state.mayRetry
  // biome-ignore lint/correctness/useExhaustiveDependencies: it retries what waits
  useEffect(() => {
    if (!waits) return
    const again = () => retry()
    const timer = setInterval(again, RETRY_MS)
    addEventListener('online', again)
    return () => {
      clearInterval(timer)
      removeEventListener('online', again)
    }
  }, [waits])
}

/** Browsers keep no more alive when a page goes. */
const KEEPALIVE = 60_000

async function save(id: OwnArticle['id'], typed: Written, version: number) {
  const { data } = await browserApi(
    'PATCH /account/consultant/articles/{id}',
    { params: { id }, body: { ...bodyOf(typed), version } },
    { keepalive: JSON.stringify(typed).length < KEEPALIVE },
  )
  return data
}

const bodyOf = ({ title, category, description, services }: Written) => ({
  title: title.slice(0, 200),
  category: (category || null) as ArticleCategory | null,
  description,
  services,
})
