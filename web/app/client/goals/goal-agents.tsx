import { paths } from '@sojourn/contract/paths/paths'
import { t } from '@sojourn/contract/words/t'
import type { Goal } from '@sojourn/contract/work/goals'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AgentCard } from '../../find/cards/agent-card.tsx'
import { FavouriteButton } from '../../find/favourites/favourite-button.tsx'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { goalAgentsQuery, shortlistQuery } from '../../queries/goal-queries.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { agentsFor } from '../../words/goal-words.ts'
import css from './goal-page.module.css'
import { pricesAsked } from './prices-asked.ts'

export function GoalAgents({ goal }: { goal: Goal }) {
  const agents = useQuery(goalAgentsQuery(goal))
  const { data: kept, isPending } = useQuery(shortlistQuery(goal.id))
  // Somebody who is saved here stays in their place, and so does the focus.
  const [before, setBefore] = useState(kept)
  if (kept && !before) setBefore(kept)
  const isKept = ({ uuid }: { uuid: string }) =>
    before?.some(({ consultant }) => consultant.uuid === uuid) ?? false
  return (
    <section aria-labelledby="agents">
      <h2 id="agents">{t('Agents who can help')}</h2>
      {/* Whoever stands on the shortlist is not shown once more. */}
      <Loaded query={isPending ? { ...agents, data: undefined, error: null } : agents}>
        {({ agents: found, isExact }) =>
          found.length > 0 ? (
            <>
              <p className={css.offer}>
                {found.every(isKept) ? t('All of them are on your shortlist.') : whatTheyOffer(goal, isExact)}
              </p>
              <ul className={css.cards}>
                {found
                  .filter((agent) => !isKept(agent))
                  .map((agent) => (
                    <AgentCard
                      key={agent.uuid}
                      agent={agent}
                      as="li"
                      goalId={String(goal.id)}
                      corner={<FavouriteButton of={agent} />}
                      asked={pricesAsked(goal, found, isExact)}
                    />
                  ))}
              </ul>
              <LinkButton
                to={paths.agents(agentsFor(isExact ? goal : { ...goal, programme: null }))}
                variant="secondary"
              >
                {t('See all agents')}
              </LinkButton>
            </>
          ) : (
            <Empty
              hint={t('Save your search on the list of agents, and we’ll email you when new agents match.')}
              action={
                <LinkButton to={paths.agents(agentsFor(goal))} variant="secondary">
                  {t('Go to the list of agents')}
                </LinkButton>
              }
            >
              {t('No agents offer this yet.')}
            </Empty>
          )
        }
      </Loaded>
    </section>
  )
}

function whatTheyOffer({ programme, purpose, destination_country }: Goal, isExact: boolean) {
  const around = { purpose: purpose.name.toLowerCase(), country: destination_country.name }
  if (!programme) return t('They offer a service for {purpose} in {country}.', around)
  return isExact
    ? t('They offer a service for {name}.', { name: programme.name })
    : t('No agent offers {name} yet. These agents offer a service for {purpose} in {country}.', {
        name: programme.name,
        ...around,
      })
}
