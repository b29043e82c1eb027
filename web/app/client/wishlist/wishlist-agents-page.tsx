import { paths } from '@sojourn/contract/paths/paths'
import type { FavouriteAgent } from '@sojourn/contract/supply/favourites'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { AgentCard } from '../../find/cards/agent-card.tsx'
import { FavouriteButton } from '../../find/favourites/favourite-button.tsx'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { wishlistQuery } from '../../queries/favourite-queries.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { LoadMore } from '../../ui/list/load-more.tsx'
import { Pill } from '../../ui/mark/pill.tsx'
import css from './wishlist.module.css'
import { Wishlist } from './wishlist-tabs.tsx'

export const meta = () => ownPageMeta('Wishlist')

/** The agents one keeps. A card stays until one leaves the page, so that a heart emptied by mistake can be filled again. */
export default function WishlistAgentsPage() {
  const wishlist = useInfiniteQuery(wishlistQuery)
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = wishlist
  return (
    <Wishlist intro="Agents you want to find again.">
      <Loaded query={wishlist} skeleton={<Cards />}>
        {({ pages }) => {
          const kept = pages.flatMap(({ items }) => items)
          if (kept.length === 0) return <Nobody />
          return (
            <>
              <ul className={css.grid}>
                {kept.map((favourite) => (
                  <KeptAgent key={favourite.id} favourite={favourite} />
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

function KeptAgent({ favourite: { consultant, available } }: { favourite: FavouriteAgent }) {
  const [params] = useSearchParams()
  return (
    <AgentCard
      agent={consultant}
      as="li"
      heading="h2"
      to={paths.agent(consultant.uuid, params.get('goalId') ?? undefined)}
      corner={<FavouriteButton of={consultant} />}
      foot={!available && <Pill icon="clock">Not available now</Pill>}
    />
  )
}

const Nobody = () => (
  <Empty
    hint="Select the heart on an agent to save them here."
    action={<LinkButton to={paths.agents()}>Find agents</LinkButton>}
  >
    Your wishlist is empty.
  </Empty>
)

const Cards = () => (
  <div className={css.grid}>
    <Skeleton shape="block" />
    <Skeleton shape="block" />
    <Skeleton shape="block" />
  </div>
)
