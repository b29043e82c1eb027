import { t } from '@sojourn/contract/words/t'
import { useInfiniteQuery } from '@tanstack/react-query'
import { FavouriteButton } from '../../find/favourites/favourite-button.tsx'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { keptArticlesQuery } from '../../queries/favourite-queries.ts'
import { LoadMore } from '../../ui/list/load-more.tsx'
import { ArticleCard } from '../../visit/articles/article-card.tsx'
import { NoKeptArticles } from './no-kept-articles.tsx'
import css from './wishlist.module.css'
import { WishlistBones } from './wishlist-bones.tsx'
import { Wishlist } from './wishlist-tabs.tsx'

export const handle = true

export const meta = () => ownPageMeta(t('Wishlist'))

/** The articles one keeps. A card stays until one leaves the page, so that a heart emptied by mistake can be filled again. */
export default function WishlistArticlesPage() {
  const kept = useInfiniteQuery(keptArticlesQuery)
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = kept
  return (
    <Wishlist intro={t('Articles you want to read again.')}>
      <Loaded query={kept} skeleton={<WishlistBones />}>
        {({ pages }) => {
          const articles = pages.flatMap(({ items }) => items)
          if (articles.length === 0) return <NoKeptArticles />
          return (
            <>
              <ul className={css.grid}>
                {articles.map(({ id, article }) => (
                  <ArticleCard
                    key={id}
                    article={article}
                    as="li"
                    heading="h2"
                    excerpt="custom"
                    corner={<FavouriteButton kind="article" of={{ uuid: article.id, name: article.title }} />}
                  />
                ))}
              </ul>
              <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={() => void fetchNextPage()} />
            </>
          )
        }}
      </Loaded>
    </Wishlist>
  )
}
