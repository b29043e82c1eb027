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
                See all agents
              </LinkButton>
            </>
          ) : (
            <Empty
              hint="Save your search on the list of agents, and we’ll email you when new agents match."
              action={
                <LinkButton to={paths.agents(agentsFor(goal))} variant="secondary">
                  Go to the list of agents
                </LinkButton>
              }
            >
              No agents offer this yet.
            </Empty>
          )
        }
      </Loaded>
    </section>
  )
}
