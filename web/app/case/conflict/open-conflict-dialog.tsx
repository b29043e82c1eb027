import { t } from '@sojourn/contract/words/t'
import {
  CONFLICT_REASONS,
  type ConflictReason,
  LONGEST_CONFLICT_TEXT,
} from '@sojourn/contract/work/conflict-words'
import type { Order } from '@sojourn/contract/work/orders'
import { browserApi } from '../../api/browser.ts'
import { RadioGroup } from '../../ui/choice/radio-group.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { readFilled } from '../../ui/form/use-form.ts'
import type { Opened } from '../../ui/overlay/dialog-button.tsx'
import type { Side } from '../../words/order-words.ts'
import { ConflictAmounts } from './conflict-amounts.tsx'
import { WordsModal } from './words-dialog.tsx'

interface Props extends Opened {
  order: Order
  side: Side
  /** Chosen already. */
  reason?: ConflictReason
  label: string
}

/** Says what went wrong; what the order’s own schedule gives is shown before. */
export default function OpenConflictDialog({ order: { uuid }, side, reason, label, ...opened }: Props) {
  return (
    <WordsModal
      {...opened}
      title={label}
      submit={t('Open conflict')}
      said={t('The conflict is open, and the other side is told by email.')}
      draftKey={reason ? `complaint-${uuid}-${reason}` : `complaint-${uuid}`}
      schema={() => import('@sojourn/contract/work/conflicts').then(({ NewConflict }) => NewConflict)}
      read={readFilled}
      send={(body, { idempotencyKey }) =>
        browserApi('POST /orders/{uuid}/conflicts', { params: { uuid }, body }, { idempotencyKey })
      }
    >
      <ConflictAmounts uuid={uuid} side={side} />
      <RadioGroup
        label={t('Reason')}
        name="reason"
        required
        {...(reason && { defaultValue: reason })}
        choices={Object.entries(CONFLICT_REASONS).map(([value, said]) => ({ value, label: said }))}
      />
      <Textarea
        label={t('Your complaint')}
        name="text"
        required
        maxLength={LONGEST_CONFLICT_TEXT}
        help={t('The other side and, if you do not agree, our team read this.')}
      />
    </WordsModal>
  )
}
