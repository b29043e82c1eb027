import { t } from '@sojourn/contract/words/t'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Pagination } from '../../ui/list/pagination.tsx'
import { Stack } from '../../ui/text/layout.tsx'
import { ArticleLine } from './article-line.tsx'
import css from './article-list.module.css'
import { articlesQuery, type ArticleList as Which } from './article-queries.ts'

/** One page of an agent's own articles. */
export function ArticleList({ list, empty }: { list: Which; empty: ReactNode }) {
  const [params] = useSearchParams()
  const query = useQuery(articlesQuery({ list, cursor: params.get('cursor') || undefined }))
  const isStale = query.isPlaceholderData
  return (
    <div className={css.whole}>
      <Loaded query={query} skeleton={<Lines />}>
        {({ items, pagination }) => (
          <>
            {items.length > 0 && (
              <ul className={css.list} aria-busy={isStale}>
                {items.map((article) => (
                  <ArticleLine key={article.id} article={article} />
                ))}
              </ul>
            )}
            {items.length === 0 && (isStale ? <Lines /> : empty)}
            <Pagination label={t('More articles')} nextCursor={pagination.next_cursor} />
          </>
        )}
      </Loaded>
    </div>
  )
}

const Lines = () => (
  <Stack gap={3}>
    <Skeleton shape="block" />
    <Skeleton shape="block" />
    <Skeleton shape="block" />
  </Stack>
)
