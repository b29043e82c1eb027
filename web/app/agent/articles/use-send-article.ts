import type { FieldError } from '@sojourn/contract/calls/errors'
import { agentPaths } from '@sojourn/contract/paths/own-paths'
import { articleMessages, MOST_ARTICLE_HTML } from '@sojourn/contract/talk/article-words'
import type { OwnArticle } from '@sojourn/contract/talk/own-articles'
import { t } from '@sojourn/contract/words/t'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError, sentenceOf } from '../../api/api-error.ts'
import { browserApi } from '../../api/browser.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { useArticleActions } from './use-article-actions.ts'
import type { useSavedArticle } from './use-saved-article.ts'

/** Sends an article to our team, or to its readers where nobody has to read it before. */
export function useSendArticle(
  article: OwnArticle,
  saved: ReturnType<typeof useSavedArticle>,
  onMissing: (fields: readonly FieldError[]) => void,
) {
  const { keep } = useArticleActions()
  const navigate = useNavigate()
  const [missing, setMissing] = useState<readonly FieldError[]>([])
  const [busy, setBusy] = useState(false)

  function complain(fields: readonly FieldError[]) {
    setMissing(fields)
    onMissing(fields)
  }

  async function send() {
    // A text that is too long was not saved: what was saved before is not what was meant.
    if (saved.written.description.length > MOST_ARTICLE_HTML)
      return complain([{ field: 'description', message: articleMessages.tooLong }])
    setBusy(true)
    try {
      await saved.saveNow()
      const { data } = await browserApi('POST /account/consultant/articles/{id}/submit', {
        params: { id: article.id },
        body: { version: saved.version() },
      })
      setMissing([])
      toast.success(wordsAfter(data))
      // Changes in review stand with what readers see meanwhile.
      await navigate(data.path ? agentPaths.publishedArticles() : agentPaths.articles())
      keep(data)
    } catch (error) {
      if (error instanceof ApiError && error.fields.length > 0) complain(error.fields)
      toast.error(sentenceOf(error, t('An error occurred. Please try again.')))
    } finally {
      setBusy(false)
    }
  }

  return { missing, busy, send }
}

function wordsAfter({ path, changes, hidden }: OwnArticle) {
  if (hidden) return t('Sent. Readers see it again once our team has approved it')
  if (changes === 'in_review')
    return t('Sent. Readers see the old version until our team has read the changes')
  return path ? t('Your article is published') : t('Sent for review. We publish it once it is approved')
}
