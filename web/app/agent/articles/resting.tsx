import { articleStatus, stateIn } from '@sojourn/contract/calls/status'
import type { OwnArticle } from '@sojourn/contract/talk/own-articles'
import { t } from '@sojourn/contract/words/t'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Stack } from '../../ui/text/layout.tsx'
import css from './article-form.module.css'
import { ArticlePreview } from './article-preview.tsx'
import { ArticleStatus } from './article-status.tsx'
import { useArticleActions } from './use-article-actions.ts'
import { writtenIn } from './written.ts'

/** An article that cannot be changed now: our team reads it, or it lies in the trash. */
export function Resting({ article, above }: { article: OwnArticle; above: ReactNode }) {
  const { busy, restore, withdraw } = useArticleActions()
  const isInTrash = stateIn(articleStatus, article.status) === 'trash'
  return (
    <>
      <div className={css.above}>
        {above}
        <span className={css.state}>
          <ArticleStatus article={article} />
        </span>
      </div>
      <Stack gap={5}>
        {isInTrash ? (
          <Banner
            action={
              <Button variant="secondary" size="s" busy={busy} onClick={() => void restore(article)}>
                {t('Restore')}
              </Button>
            }
          >
            {t('This article is in the trash. Restore it to change it.')}
          </Banner>
        ) : (
          <Banner
            action={
              <Button variant="secondary" size="s" busy={busy} onClick={() => void withdraw(article)}>
                {t('Withdraw')}
              </Button>
            }
          >
            {t('Our team is checking this article. To change it, withdraw it and send it again.')}
          </Banner>
        )}
        <ArticlePreview article={article} written={writtenIn(article)} />
      </Stack>
    </>
  )
}
