import { t } from '@sojourn/contract/words/t'
import type { Goal } from '@sojourn/contract/work/goals'
import { DialogButton } from '../../ui/overlay/dialog-button.tsx'

interface Props {
  goal: Goal
  /** It is the one thing to do. */
  primary: boolean
}

/** Notes what the authority decided, or corrects it. */
export const DecisionButton = ({ goal, primary }: Props) => (
  <DialogButton
    variant={primary ? 'primary' : 'quiet'}
    icon="stamp"
    label={goal.decided_on === null ? t('Record the decision') : t('Correct the decision')}
    source={() => import('./decision-dialog.tsx')}
    asked={{ goal }}
  />
)
