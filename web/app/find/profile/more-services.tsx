import type { AgentService } from '@sojourn/contract/supply/agents'
import { t } from '@sojourn/contract/words/t'
import { type ReactNode, useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button/button.tsx'

interface Props {
  /** The agent's uuid. */
  agent: string
  /** The cursor after those that are shown already. */
  from: string
  list: (services: AgentService[]) => ReactNode
}

const PAGE = 100

/** The services after the first ones, more with each press. */
export default function MoreServices({ agent, from, list }: Props) {
  const action = useAction()
  const [services, setServices] = useState<AgentService[]>([])
  const [next, setNext] = useState<string | null>(from)

  const show = (cursor: string) =>
    action.run(async () => {
      const { data } = await browserApi('GET /consultants/{id}/services', {
        params: { id: agent },
        query: { cursor, limit: PAGE },
      })
      setServices([...services, ...data.items])
      setNext(data.pagination.next_cursor)
    })

  return (
    <>
      {services.length > 0 && list(services)}
      {next !== null && (
        <Button variant="secondary" busy={action.busy} onClick={() => void show(next)}>
          {t('More services')}
        </Button>
      )}
    </>
  )
}
