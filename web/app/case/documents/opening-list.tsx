import { t } from '@sojourn/contract/words/t'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { LoadMore } from '../../ui/list/load-more.tsx'
import { openingsQuery } from './document-queries.ts'
import css from './documents.module.css'
import { OpeningLine } from './opening-line.tsx'

/** Each opening, the newest first. */
export function OpeningList({ order }: { order: string }) {
  const openings = useInfiniteQuery(openingsQuery(order))
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = openings
  return (
    <Loaded query={openings}>
      {({ pages }) => {
        const items = pages.flatMap((page) => page.items)
        if (items.length === 0) return <p className={css.note}>{t('Nobody has opened them yet.')}</p>
        return (
          <>
            <ul className={css.openings}>
              {items.map((opening) => (
                <OpeningLine key={opening.id} {...opening} />
              ))}
            </ul>
            <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={() => void fetchNextPage()} />
          </>
        )
      }}
    </Loaded>
  )
}
