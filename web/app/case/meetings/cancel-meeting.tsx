import { MEETING_REASON_LENGTH } from '@sojourn/contract/calls/limits'
import { t } from '@sojourn/contract/words/t'
import type { Meeting } from '@sojourn/contract/work/meetings'
import type { Order } from '@sojourn/contract/work/orders'
import { browserApi } from '../../api/browser.ts'
import { Textarea } from '../../ui/form/textarea.tsx'
import { otherSide, type Side } from '../../words/order-words.ts'
import { WordsDialog } from '../conflict/words-dialog.tsx'

interface Props {
  order: Order
  side: Side
  meeting: Meeting
}

export function CancelMeeting({ order, side, meeting }: Props) {
  const other = otherSide(order, side).full_name
  return (
    <WordsDialog
      label={t('Cancel the meeting')}
      variant="quiet"
      size="s"
      title={t('Cancel the meeting?')}
      submit={t('Cancel the meeting')}
      keep={t('Keep the meeting')}
      danger
      said={t('The meeting is cancelled.')}
      draftKey={`cancel-${meeting.id}`}
      schema={() =>
        import('@sojourn/contract/work/meetings').then(({ cancelOrderMeeting }) => cancelOrderMeeting.body)
      }
      send={(body, { idempotencyKey }) =>
        browserApi(
          'POST /orders/{uuid}/meetings/{id}/cancel',
          { params: { uuid: order.uuid, id: meeting.id }, body },
          { idempotencyKey },
        )
      }
    >
      <p>
        {t('{other} is told, and the time is free again. If you only need another time, move the meeting.', {
          other,
        })}
      </p>
      <Textarea
        label={t('Reason')}
        name="reason"
        required
        maxLength={MEETING_REASON_LENGTH}
        help={t('{other} reads it.', { other })}
      />
    </WordsDialog>
  )
}
