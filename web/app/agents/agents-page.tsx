import type { AgentCard as Agent } from '@sojourn/contract/agents'
import layout from '../pages/layout.module.css'
import { PageHead } from '../pages/page-head.tsx'
import { paths } from '../paths.ts'
import { Empty } from '../ui/empty.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { Pagination } from '../ui/pagination.tsx'
import { AgentCard } from './agent-card.tsx'
import css from './agent-grid.module.css'
import { type CountryChoice, CountryFilter } from './country-filter.tsx'

interface Props {
  agents: Agent[]
  nextCursor: string | null
  countries: CountryChoice[]
  country: CountryChoice | null
  goalId: string | undefined
}

/** Agents, the best rated first, for one country or all. */
export const AgentsPage = ({ agents, nextCursor, countries, country, goalId }: Props) => (
  <div className={layout.page}>
    <PageHead
      title={country ? `Agents for ${country.name}` : 'Find agents'}
      lead="Each of them has shown us who they are. Compare what they know, what their clients say and what they charge; you pay only when you hire, and the payment is protected until the work is done."
    />
    <CountryFilter countries={countries} chosen={country?.id} goalId={goalId} />
    {agents.length > 0 ? (
      <>
        <h2 data-hidden>Results</h2>
        <ul className={css.grid}>
          {agents.map((agent) => (
            <AgentCard key={agent.uuid} agent={agent} as="li" goalId={goalId} />
          ))}
        </ul>
        <div className={css.pages}>
          <Pagination label="More agents" nextCursor={nextCursor} />
        </div>
      </>
    ) : (
      <Empty
        hint="Choose another destination, or look at everybody."
        action={
          <LinkButton to={paths.agents(goalId ? { goalId } : {})} variant="secondary">
            Show all agents
          </LinkButton>
        }
      >
        {country ? `Nobody here helps with ${country.name} yet.` : 'There is nobody further on this list.'}
      </Empty>
    )}
  </div>
)
