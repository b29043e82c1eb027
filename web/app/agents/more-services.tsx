import type { AgentProfile, AgentService } from '@sojourn/contract/agents'
import { useState } from 'react'
import { useAction } from '../account/use-action.ts'
import { browserApi } from '../api/browser.ts'
import { Button } from '../ui/button.tsx'
import css from './agent-profile.module.css'
import { ServiceList } from './service-list.tsx'

interface Props {
  agent: AgentProfile
  /** The cursor after those that are shown already. */
  from: string
  goalId: string | undefined
}

const PAGE = 100

/** The services after the first ones, more with each press. */
export default function MoreServices({ agent, from, goalId }: Props) {
  const action = useAction()
  const [services, setServices] = useState<AgentService[]>([])
  const [next, setNext] = useState<string | null>(from)

  const show = (cursor: string) =>
    action.run(async () => {
      const { data } = await browserApi('GET /consultants/{id}/services', {
        params: { id: agent.uuid },
        query: { cursor, limit: PAGE },
      })
      setServices([...services, ...data.items])
      setNext(data.pagination.next_cursor)
    })

  return (
    <div className={css.more}>
      {services.length > 0 && <ServiceList services={services} agent={agent} goalId={goalId} />}
      {next !== null && (
        <Button variant="secondary" busy={action.busy} onClick={() => void show(next)}>
          More services
        </Button>
      )}
    </div>
  )
}
