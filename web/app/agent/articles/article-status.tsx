import { articleStatus, stateIn } from '@sojourn/contract/calls/status'
import type { OwnArticleCard } from '@sojourn/contract/talk/own-articles'
import { t } from '@sojourn/contract/words/t'
import { Pill } from '../../ui/mark/pill.tsx'

const changes = {
  none: null,
  unsent: t('Changes not sent'),
  in_review: t('Changes in review'),
  rejected: t('Changes need work'),
} as const

/** How an article stands, and the changes beside it. */
export function ArticleStatus({
  article,
}: {
  article: Pick<OwnArticleCard, 'status' | 'changes' | 'hidden'>
}) {
  const state = stateIn(articleStatus, article.status)
  const beside = changes[article.changes]
  return (
    <>
      {state === 'published' && !article.hidden && (
        <Pill tone="success" icon="check">
          {t('Published')}
        </Pill>
      )}
      {article.hidden && (
        <Pill tone="danger" icon="eye-off">
          {t('Hidden by our team')}
        </Pill>
      )}
      {state === 'pending' && (
        <Pill tone="warning" icon="clock">
          {t('In review')}
        </Pill>
      )}
      {state === 'rejected' && (
        <Pill tone="danger" icon="warning">
          {t('Needs changes')}
        </Pill>
      )}
      {state === 'draft' && <Pill icon="edit">{t('Draft')}</Pill>}
      {state === 'trash' && <Pill icon="trash">{t('Trash')}</Pill>}
      {beside && (
        <Pill tone={article.changes === 'rejected' ? 'danger' : 'warning'} icon="edit">
          {beside}
        </Pill>
      )}
    </>
  )
}
