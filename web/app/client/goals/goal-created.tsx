import { paths } from '@sojourn/contract/paths/paths'
import { t } from '@sojourn/contract/words/t'
import type { Goal } from '@sojourn/contract/work/goals'
import { useState } from 'react'
import { takeMade } from '../../session/made-goal.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { Modal } from '../../ui/overlay/modal.tsx'
import { agentsFor } from '../../words/goal-words.ts'

/** Right after a goal was made: what it is good for. */
export function GoalCreated({ goal }: { goal: Goal }) {
  const [open, setOpen] = useState(() => takeMade(goal.id))
  return (
    <Modal
      open={open}
      title={t('Goals Created Successfully')}
      onClose={() => setOpen(false)}
      actions={<LinkButton to={paths.agents(agentsFor(goal))}>{t('Link to Order')}</LinkButton>}
    >
      <p>
        {t(
          '“{name}” is on your list. The next step is an agent who knows the way to {country}: choose one, and the order you make is linked to this goal.',
          { name: goal.name, country: goal.destination_country.name },
        )}
      </p>
    </Modal>
  )
}
