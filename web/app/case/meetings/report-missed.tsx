import { t } from '@sojourn/contract/words/t'
import type { Meeting } from '@sojourn/contract/work/meetings'
import { browserApi } from '../../api/browser.ts'
import type { Side } from '../../words/order-words.ts'
import { MeetingStep } from './meeting-step.tsx'

interface Props {
  uuid: string
  id: Meeting['id']
  side: Side
  other: string
}

/** Says that the other side did not come. */
export const ReportMissed = ({ uuid, id, side, other }: Props) => (
  <MeetingStep
    uuid={uuid}
    variant="quiet"
    icon="warning"
    label={t('Report no-show')}
    title={t('Did {other} not come?', { other })}
    said={t('{other} is told that the meeting was missed', { other })}
    danger
    run={() => browserApi('POST /orders/{uuid}/meetings/{id}/missed', { params: { uuid, id } })}
  >
    <p>
      {t('{other} is told, and the order shows that they missed the meeting.', { other })}
      {side === 'client' && ` ${t('After two missed meetings you can ask for a full refund.')}`}
    </p>
  </MeetingStep>
)
