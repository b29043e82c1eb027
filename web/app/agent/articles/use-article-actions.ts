import type { OwnArticle } from '@sojourn/contract/talk/own-articles'
import { t } from '@sojourn/contract/words/t'
import { useQueryClient } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import { useAction } from '../../session/use-action.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { articleQuery, articlesChanged } from './article-queries.ts'

type Kept = Pick<OwnArticle, 'id'>
const ofId = ({ id }: Kept) => ({ params: { id } })

/** Each act answers whether it was done. */
export function useArticleActions() {
  const queries = useQueryClient()
  const { busy, run } = useAction(t('An error occurred. Please try again.'))

  async function act(change: () => Promise<{ data: OwnArticle }>, words: string) {
    const done = await run(async () => keep((await change()).data))
    if (done !== false) toast.success(words)
    return done !== false
  }

  function keep(article: OwnArticle) {
    queries.setQueryData(articleQuery(article.id).queryKey, article)
    void articlesChanged(queries)
    return true
  }

  async function remove(article: Kept, force: boolean) {
    const done = await run(async () => {
      await browserApi('DELETE /account/consultant/articles/{id}', { ...ofId(article), body: { force } })
      return true
    })
    if (done === false) return false
    toast.success(force ? t('Article deleted permanently') : t('Article moved to the trash'))
    await articlesChanged(queries)
    return true
  }

  return {
    busy,
    keep,
    withdraw: (article: Kept) =>
      act(
        () => browserApi('POST /account/consultant/articles/{id}/withdraw', ofId(article)),
        t('You can change your article again'),
      ),
    discard: (article: Kept) =>
      act(
        () => browserApi('POST /account/consultant/articles/{id}/discard', ofId(article)),
        t('Your changes are discarded'),
      ),
    unpublish: (article: Kept) =>
      act(
        () => browserApi('POST /account/consultant/articles/{id}/unpublish', ofId(article)),
        t('Readers no longer see this article'),
      ),
    restore: (article: Kept) =>
      act(
        () => browserApi('POST /account/consultant/articles/{id}/restore', ofId(article)),
        t('Article restored'),
      ),
    trash: (article: Kept) => remove(article, false),
    erase: (article: Kept) => remove(article, true),
  }
}
