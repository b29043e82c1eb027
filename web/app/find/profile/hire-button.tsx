import { paths } from '@sojourn/contract/paths/paths'
import type { AgentService } from '@sojourn/contract/supply/agents'
import { type MouseEventHandler, useState } from 'react'
import { still } from '../../fast-pages/cached-html.tsx'
import { lazyPart } from '../../fast-pages/lazy-part.ts'
import { Waits } from '../../fast-pages/waits.tsx'
import { useAccountState } from '../../session/account.ts'
import { openAuth } from '../../session/auth-store.ts'
import { Button } from '../../ui/button/button.tsx'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { rich } from '../../words/rich.tsx'

const OwnHire = lazyPart(() => import('../../hire/start/own-hire.tsx'))

interface Props {
  service: AgentService
  /** The agent's uuid. */
  agent: string
  path: string
  /** The agent takes no orders now. */
  closed: boolean
}

/** Clients hire. A visitor signs in over the profile, and it goes on; where that leads elsewhere it is kept in the address. */
export function HireButton({ service, agent, path, closed }: Props) {
  const state = useAccountState()
  const [isWanted, setWanted] = useState(false)
  if (closed || state.kind !== 'visitor') {
    const words = wordsFor(service.title)
    const off = (
      <Button wide disabled>
        {words}
      </Button>
    )
    if (closed || state.kind !== 'present') return off
    return (
      <Waits fallback={off}>
        <OwnHire service={service} agent={agent} isWanted={isWanted}>
          {words}
        </OwnHire>
      </Waits>
    )
  }
  const returnTo = `${path}${path.includes('?') ? '&' : '?'}hire=${service.id}`
  return (
    <HireLink
      to={paths.login({ return_to: returnTo })}
      title={service.title}
      onClick={(event) => {
        event.preventDefault()
        openAuth({ mode: 'login', returnTo, goOn: () => setWanted(true) })
      }}
    />
  )
}

interface LinkProps {
  to: string
  title: string
  onClick: MouseEventHandler
}

const HireLink = still(({ to, title, onClick }: LinkProps) => (
  <LinkButton to={to} wide onClick={onClick}>
    {wordsFor(title)}
  </LinkButton>
))

const wordsFor = (title: string) => (
  <>
    {rich('Hire agent<hidden> for {service}</hidden>', {
      hidden: (words) => <span data-hidden>{words}</span>,
      service: title,
    })}
  </>
)
