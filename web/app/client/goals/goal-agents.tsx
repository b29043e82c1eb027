import { paths } from '@sojourn/contract/paths/paths'
import type { Goal } from '@sojourn/contract/work/goals'
import { useQuery } from '@tanstack/react-query'
import { AgentCard } from '../../find/cards/agent-card.tsx'
import { FavouriteButton } from '../../find/favourites/favourite-button.tsx'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { goalAgentsQuery } from '../../queries/goal-queries.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { agentsFor } from '../../words/goal-words.ts'
import css from './goal-page.module.css'

/** Who can help with this goal. */
export function GoalAgents({ goal }: { goal: Goal }) {
  const agents = useQuery(goalAgentsQuery(goal))
  return (
    <section aria-labelledby="agents">
      <h2 id="agents">Agents who can help</h2>
      <Loaded query={agents}>
        {({ agents: found, isExact }) =>
          found.length > 0 ? (
            <>
              <p className={css.offer}>{whatTheyOffer(goal, isExact)}</p>
              <ul className={css.cards}>
                {found.map((agent) => (
                  <AgentCard
                    key={agent.uuid}
                    agent={agent}
                    as="li"
                    goalId={String(goal.id)}
                    corner={<FavouriteButton of={agent} />}
                  />
                ))}
              </ul>
              <LinkButton
                to={paths.agents(agentsFor(isExact ? goal : { ...goal, programme: null }))}
                variant="secondary"
              >
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

function whatTheyOffer({ programme, purpose, destination_country }: Goal, isExact: boolean) {
  const around = `a service for ${purpose.name.toLowerCase()} in ${destination_country.name}`
  if (!programme) return `They offer ${around}.`
  return isExact
    ? `They offer a service for ${programme.name}.`
    : `No agent offers ${programme.name} yet. These agents offer ${around}.`
}
