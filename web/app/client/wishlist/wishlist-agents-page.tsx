import { t } from '@sojourn/contract/words/t'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { wishlistQuery } from '../../queries/favourite-queries.ts'
import { LoadMore } from '../../ui/list/load-more.tsx'
import { KeptAgent } from './kept-agent.tsx'
import { NoKeptAgents } from './no-kept-agents.tsx'
import css from './wishlist.module.css'
import { WishlistBones } from './wishlist-bones.tsx'
import { Wishlist } from './wishlist-tabs.tsx'

export const handle = true

export const meta = () => ownPageMeta(t('Wishlist'))

/** The agents one keeps. A card stays until one leaves the page, so that a heart emptied by mistake can be filled again. */
export default function WishlistAgentsPage() {
  const wishlist = useInfiniteQuery(wishlistQuery)
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = wishlist
  return (
    <Wishlist intro={t('Agents you want to find again.')}>
      <Loaded query={wishlist} skeleton={<WishlistBones />}>
        {({ pages }) => {
          if (pages.every(({ items }) => items.length === 0)) return <NoKeptAgents />
          return (
            <>
              <ul className={css.grid}>
                {pages.flatMap(({ items }) =>
                  items.map((favourite) => (
                    <KeptAgent key={favourite.id} favourite={favourite} among={items} />
                  )),
                )}
              </ul>
              <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={() => void fetchNextPage()} />
            </>
          )
        }}
      </Loaded>
    </Wishlist>
  )
}
