import { agentPaths } from '@sojourn/contract/paths/own-paths'
import type { OwnArticleCard } from '@sojourn/contract/talk/own-articles'
import { t } from '@sojourn/contract/words/t'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { RelativeTime } from '../../ui/date/time-text.tsx'
import { Menu, type MenuEntry } from '../../ui/overlay/menu.tsx'
import { Card, CardLink } from '../../ui/text/card.tsx'
import { Icon } from '../../ui/text/icon.tsx'
import { categoryName } from '../../words/category-names.ts'
import { cutExcerpt } from '../../words/excerpt.ts'
import { rich } from '../../words/rich.tsx'
import css from './article-line.module.css'
import { ArticleStatus } from './article-status.tsx'
import { type Asked, AskFirst } from './ask-first.tsx'
import { useArticleActions } from './use-article-actions.ts'

export const titleOf = ({ title }: Pick<OwnArticleCard, 'title'>) => title || t('Untitled article')

/** One of an agent's own articles; the whole card opens it. */
export function ArticleLine({ article }: { article: OwnArticleCard }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const navigate = useNavigate()
  const entries = useEntries(article, setAsked)
  const title = titleOf(article)
  const can = (action: string) => article.may.includes(action)
  return (
    <Card as="li" padding="none" className={css.line}>
      <div className={css.cover}>
        {article.image ? (
          <img src={article.image} alt="" width={320} height={180} loading="lazy" />
        ) : (
          <Icon name="book" size="l" />
        )}
      </div>
      <div className={css.words}>
        <p className={css.facts}>
          <ArticleStatus article={article} />
          {article.category && <span>{categoryName(article.category)}</span>}
        </p>
        <h2 dir="auto">
          <CardLink to={agentPaths.article(article.id)}>{title}</CardLink>
        </h2>
        {article.excerpt && (
          <p className={css.excerpt} dir="auto">
            {cutExcerpt(article.excerpt, 'card')}
          </p>
        )}
        {article.review_reason && (
          <p className={css.reason} dir="auto">
            {article.review_reason}
          </p>
        )}
        <Dates article={article} />
      </div>
      <div className={css.acts}>
        {can('edit') && (
          <IconButton
            icon="edit"
            label={t('Edit {title}', { title })}
            onClick={() => void navigate(agentPaths.article(article.id))}
          />
        )}
        {(can('trash') || can('erase')) && (
          <IconButton
            icon="trash"
            label={t('Delete {title}', { title })}
            onClick={() => setAsked(can('erase') ? 'erase' : 'trash')}
          />
        )}
        {entries.length > 0 && <Menu label={t('Actions for {title}', { title })} entries={entries} />}
      </div>
      <AskFirst article={article} title={title} asked={asked} onClose={() => setAsked(null)} />
    </Card>
  )
}

const Dates = ({ article }: { article: OwnArticleCard }) => (
  <p className={css.facts}>
    <span>{rich('Edited {when}', { when: <RelativeTime value={article.updated_at} /> })}</span>
    {article.erased_at && (
      <span>{rich('Deleted permanently {when}', { when: <RelativeTime value={article.erased_at} /> })}</span>
    )}
    {article.published_at && (
      <span>{t('{count, plural, one {# like} other {# likes}}', { count: article.likes })}</span>
    )}
  </p>
)

function useEntries(article: OwnArticleCard, ask: (asked: Asked) => void): MenuEntry[] {
  const { restore, withdraw } = useArticleActions()
  const can = (action: string) => article.may.includes(action)
  return [
    ...(article.path ? [{ label: t('See the public page'), icon: 'eye' as const, to: article.path }] : []),
    ...(can('restore')
      ? [{ label: t('Restore'), icon: 'refresh' as const, onSelect: () => void restore(article) }]
      : []),
    ...(can('withdraw')
      ? [
          {
            label: t('Withdraw from review'),
            icon: 'arrow-left' as const,
            onSelect: () => void withdraw(article),
          },
        ]
      : []),
    ...(can('discard')
      ? [{ label: t('Discard changes'), icon: 'refresh' as const, onSelect: () => ask('discard') }]
      : []),
    ...(can('unpublish')
      ? [
          {
            label: t('Unpublish'),
            icon: 'eye-off' as const,
            apart: true,
            onSelect: () => ask('unpublish'),
          },
        ]
      : []),
  ]
}
