import type { AgentService } from '@sojourn/contract/supply/agents'
import { t } from '@sojourn/contract/words/t'
import type { Goal } from '@sojourn/contract/work/goals'
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { partQuery } from '../../api/call-query.ts'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Modal } from '../../ui/overlay/modal.tsx'
import css from './goal-dialog.module.css'
import { GoalPasses } from './goal-passes.tsx'
import { NewGoalFor } from './new-goal-for.tsx'

interface Props {
  open: boolean
  service: AgentService
  /** The one in the address. */
  chosen: number | null
  busy: boolean
  /** Makes the order for it. */
  onHire: (goal: number) => Promise<void>
  onClose: () => void
}

const MOST_GOALS = 100

/** The client's goals that fit a service: its country, and one of its purposes. */
const fittingQuery = (service: string) =>
  partQuery('GET /goals', 'items', { query: { fits: service, limit: MOST_GOALS } })

/** For which goal one hires: one that fits is chosen, or made here. */
export function GoalDialog(props: Props) {
  const { open, service, chosen, busy, onHire, onClose } = props
  const goals = useQuery({ ...fittingQuery(service.id), enabled: open })
  const [picked, pick] = useState<number>()
  const [isMaking, setMaking] = useState(false)
  const fitting = goals.data ?? []
  const selected = picked ?? usual(fitting, chosen)
  const makes = isMaking || goals.data?.length === 0

  function hire() {
    if (selected !== undefined) void onHire(selected)
  }

  return (
    <Modal
      open={open}
      onClose={onClose}
      title={makes ? t('Create Goal') : t('Select Goal')}
      actions={
        !makes && (
          <>
            <Button variant="secondary" icon="plus" onClick={() => setMaking(true)}>
              {t('Create a goal')}
            </Button>
            <Button busy={busy} disabled={selected === undefined} onClick={hire}>
              {t('Hire agent')}
            </Button>
          </>
        )
      }
    >
      <Loaded query={goals} skeleton={<Passes />}>
        {(known) =>
          makes ? (
            <Making
              service={service}
              isFirst={known.length === 0}
              onBack={() => setMaking(false)}
              onMade={async (goal) => {
                pick(goal.id)
                setMaking(false)
                await onHire(goal.id)
              }}
            />
          ) : (
            <GoalPasses goals={known} selected={selected} onSelect={pick} />
          )
        }
      </Loaded>
    </Modal>
  )
}

/** The one in the address where it fits, else the only one there is. */
function usual(goals: Goal[], chosen: number | null) {
  if (goals.some(({ id }) => id === chosen)) return chosen as number
  return goals.length === 1 ? goals[0]?.id : undefined
}

const Passes = () => (
  <div className={css.passes}>
    <Skeleton shape="block" />
  </div>
)

interface MakingProps extends ComponentProps<typeof NewGoalFor> {
  isFirst: boolean
  onBack: () => void
}

const Making = ({ service, isFirst, onBack, onMade }: MakingProps) => (
  <>
    {isFirst ? (
      <p className={css.lead}>
        {t(
          'No valid goal exists for this service. Please create a goal with the same purpose as this service.',
        )}
      </p>
    ) : (
      <Button variant="quiet" size="s" icon="arrow-left" onClick={onBack}>
        {t('Back to my goals')}
      </Button>
    )}
    <NewGoalFor service={service} onMade={onMade} />
  </>
)
