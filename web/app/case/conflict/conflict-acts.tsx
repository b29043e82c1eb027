import { t } from '@sojourn/contract/words/t'
import { LONGEST_CONFLICT_TEXT } from '@sojourn/contract/work/conflict-words'
import type { Conflict } from '@sojourn/contract/work/conflicts'
import type { Order } from '@sojourn/contract/work/orders'
import { browserApi } from '../../api/browser.ts'
import { Textarea } from '../../ui/form/textarea.tsx'
import { readFilled } from '../../ui/form/use-form.ts'
import { DialogButton, type Opened } from '../../ui/overlay/dialog-button.tsx'
import type { Side } from '../../words/order-words.ts'
import type { ConflictStepProps } from './conflict-step-dialog.tsx'
import { ProposeRefund } from './propose-refund.tsx'
import { WordsDialog } from './words-dialog.tsx'

interface Props {
  conflict: Conflict
  order: Order
  side: Side
  acts: Conflict['may']
}

export function ConflictActs({ conflict, order, side, acts: may }: Props) {
  const { id: cid } = conflict
  const params = { uuid: order.uuid, cid }
  return (
    <>
      {may.includes('propose') && <ProposeRefund {...{ conflict, order, side }} />}
      {may.includes('ask_team') && <Step label={t('Ask our team')} step="ask_team" {...{ params, side }} />}
      {may.includes('appeal') && (
        <WordsDialog
          label={t('Appeal')}
          variant="secondary"
          title={t('Appeal the decision')}
          submit={t('Send appeal')}
          said={t('Another member of our team looks at it again.')}
          draftKey={`appeal-${cid}`}
          schema={() => import('@sojourn/contract/work/conflicts').then(({ ConflictStep }) => ConflictStep)}
          read={(data) => ({ ...readFilled(data), step: 'appeal' })}
          send={(body, { idempotencyKey }) =>
            browserApi('PATCH /orders/{uuid}/conflicts/{cid}', { params, body }, { idempotencyKey })
          }
        >
          <Textarea
            label={t('What is new')}
            name="text"
            required
            maxLength={LONGEST_CONFLICT_TEXT}
            help={t('At least 20 characters. A decision can be appealed once.')}
          />
        </WordsDialog>
      )}
      {may.includes('withdraw') && (
        <Step label={t('Withdraw conflict')} step="withdraw" {...{ params, side }} />
      )}
    </>
  )
}

const Step = ({ label, ...asked }: Omit<ConflictStepProps, keyof Opened>) => (
  <DialogButton
    variant="quiet"
    label={label}
    source={() => import('./conflict-step-dialog.tsx')}
    asked={{ ...asked, label }}
  />
)
