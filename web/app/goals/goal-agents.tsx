import type { Goal } from '@sojourn/contract/goals'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../account/loaded.tsx'
import { AgentCard } from '../agents/agent-card.tsx'
import { FavouriteButton } from '../favourites/favourite-button.tsx'
import { paths } from '../paths.ts'
import { Empty } from '../ui/empty.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import css from './goal-page.module.css'
import { goalAgentsQuery } from './goal-queries.ts'
import { agentsFor } from './goal-words.ts'

/** Who can help with this goal. */
export function GoalAgents({ goal }: { goal: Goal }) {
  const agents = useQuery(goalAgentsQuery(goal))
  return (
    <section aria-labelledby="agents">
      <h2 id="agents">Agents who can help</h2>
      <p>
        They offer a service for {goal.purpose.name.toLowerCase()} in {goal.destination_country.name}.
      </p>
      <Loaded query={agents}>
        {(found) =>
          found.length > 0 ? (
            <>
              <ul className={css.cards}>
                {found.map((agent) => (
                  <AgentCard
                    key={agent.uuid}
                    agent={agent}
                    as="li"
                    goalId={String(goal.id)}
                    corner={<FavouriteButton agent={agent} />}
                  />
                ))}
              </ul>
              <LinkButton to={paths.agents(agentsFor(goal))} variant="secondary">
                See all of them
              </LinkButton>
            </>
          ) : (
            <Empty
              hint="Save the search on the list of agents, and new ones come by mail."
              action={
                <LinkButton to={paths.agents(agentsFor(goal))} variant="secondary">
                  To the list of agents
                </LinkButton>
              }
            >
              Nobody offers this yet.
            </Empty>
          )
        }
      </Loaded>
    </section>
  )
}
