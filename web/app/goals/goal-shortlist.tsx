import type { Goal } from '@sojourn/contract/goals'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../account/loaded.tsx'
import { AgentCard } from '../agents/agent-card.tsx'
import { FavouriteButton } from '../favourites/favourite-button.tsx'
import { Pill } from '../ui/pill.tsx'
import css from './goal-page.module.css'
import { shortlistQuery } from './goal-queries.ts'

/** Those of the wishlist who could be hired for this goal. */
export function GoalShortlist({ goal }: { goal: Goal }) {
  const shortlist = useQuery(shortlistQuery(goal.id))
  return (
    <section aria-labelledby="shortlist">
      <h2 id="shortlist">Your shortlist</h2>
      <p>Agents on your wishlist who offer a service for this goal.</p>
      <Loaded query={shortlist}>
        {(kept) =>
          kept.length > 0 ? (
            <ul className={css.cards}>
              {kept.map(({ id, consultant, available }) => (
                <AgentCard
                  key={id}
                  agent={consultant}
                  as="li"
                  goalId={String(goal.id)}
                  corner={<FavouriteButton agent={consultant} />}
                  foot={!available && <Pill icon="clock">Not available now</Pill>}
                />
              ))}
            </ul>
          ) : (
            <p className={css.none}>No agents yet. Select the heart on an agent below to save them here.</p>
          )
        }
      </Loaded>
    </section>
  )
}
