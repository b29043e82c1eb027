import type { FavouriteAgent } from '@sojourn/contract/favourites'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { Loaded } from '../account/loaded.tsx'
import { AgentCard } from '../agents/agent-card.tsx'
import { paths } from '../paths.ts'
import { Empty } from '../ui/empty.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { LoadMore } from '../ui/load-more.tsx'
import { Pill } from '../ui/pill.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { FavouriteButton } from './favourite-button.tsx'
import { wishlistQuery } from './favourite-queries.ts'
import css from './wishlist.module.css'
import { Wishlist } from './wishlist-tabs.tsx'

/** The agents one keeps. A card stays until one leaves the page, so that a heart emptied by mistake can be filled again. */
export function WishlistAgentsPage() {
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
      corner={<FavouriteButton agent={consultant} />}
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
