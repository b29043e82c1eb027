import type { AgentService } from '@sojourn/contract/supply/agents'
import { t } from '@sojourn/contract/words/t'
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react'
import { lazyPart } from '../../fast-pages/lazy-part.ts'
import { Waits } from '../../fast-pages/waits.tsx'
import { useAccountState } from '../../session/account.ts'
import { Button } from '../../ui/button/button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import css from './own-hire.module.css'
import { type HireStep, useHire } from './use-hire.ts'
import { whyNot } from './why-not.ts'

const loadSteps = () => import('./hire-steps.tsx')
const Steps = lazyPart(loadSteps)

/** The files that the press will need are on their way once one comes near. */
function fetchAhead() {
  void loadSteps()
  void import('../checkout/checkout-modal.tsx')
}

interface Props {
  service: AgentService
  /** The agent's uuid. */
  agent: string
  /** Was pressed before one was signed in. */
  isWanted: boolean
  children: ReactNode
}

/** The button of somebody who is signed in. Who cannot hire is told why. */
export default function OwnHire({ service, agent, isWanted, children }: Props) {
  const state = useAccountState()
  const reason = state.kind === 'present' ? whyNot(state.account, agent) : t('One moment, please.')
  const hire = useHire(service.id)
  const id = useId()
  // Dialogs leave a moment after they are done.
  const [last, setLast] = useState<HireStep | null>(null)
  const { step } = hire
  if (step && step !== last) setLast(step)

  const goOn = useEffectEvent(() => {
    // The link that was pressed stood where this button stands now.
    if (isWanted) document.getElementById(id)?.focus()
    if (reason && (isWanted || hire.isInAddress)) return toast.error(reason)
    if (isWanted) void hire.begin()
    else if (hire.isInAddress) hire.chooseGoal()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the press may come after it stands here
  useEffect(goOn, [isWanted])

  if (reason)
    return (
      <span className={css.refused}>
        <Button id={id} wide aria-disabled className={css.off} aria-describedby={`why-${service.id}`}>
          {children}
        </Button>
        <span id={`why-${service.id}`} className={css.reason}>
          {reason}
        </span>
      </span>
    )
  return (
    <>
      <Button
        id={id}
        wide
        busy={hire.busy}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={() => void hire.begin()}
      >
        {children}
      </Button>
      <Waits>{last && <Steps service={service} hire={hire} />}</Waits>
    </>
  )
}
