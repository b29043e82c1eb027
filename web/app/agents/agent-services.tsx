import type { AgentProfile } from '@sojourn/contract/agents'
import { useState } from 'react'
import { sentenceOf } from '../api/api-error.ts'
import { browserApi } from '../api/browser.ts'
import { paths } from '../paths.ts'
import { LoadMore } from '../ui/pagination.tsx'
import { toast } from '../ui/toast-store.ts'
import css from './agent-profile.module.css'
import { HireButton } from './hire-button.tsx'
import { ServiceCard } from './service-card.tsx'

interface Props {
  agent: AgentProfile
  goalId: string | undefined
}

/** What one can hire them for, the cheapest first. */
export function AgentServices({ agent, goalId }: Props) {
  const [more, setMore] = useState({ services: [] as AgentProfile['services'], next: agent.services_next })
  const [busy, setBusy] = useState(false)
  const services = [...agent.services, ...more.services]

  async function loadMore() {
    if (!more.next) return
    setBusy(true)
    try {
      const { data } = await browserApi('GET /consultants/{id}/services', {
        params: { id: agent.uuid },
        query: { cursor: more.next },
      })
      setMore({ services: [...more.services, ...data.items], next: data.pagination.next_cursor })
    } catch (error) {
      toast.error(sentenceOf(error, 'Error occurred, try again'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <section aria-labelledby="services">
      <h2 id="services">Services</h2>
      {services.length > 0 ? (
        <ul className={css.services}>
          {services.map((service) => (
            <ServiceCard
              key={service.id}
              service={service}
              action={
                <HireButton
                  service={service.title}
                  path={paths.agent(agent.username, goalId)}
                  closed={agent.away_until !== null || agent.hidden !== null}
                />
              }
            />
          ))}
        </ul>
      ) : (
        <p className={css.none}>{agent.name} offers no services at the moment.</p>
      )}
      <LoadMore hasMore={more.next !== null} busy={busy} onMore={loadMore} />
    </section>
  )
}
