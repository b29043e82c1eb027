import { still } from '../../fast-pages/cached-html.tsx'
import { Icon } from '../../ui/text/icon.tsx'
import { deliveryWords, meetingWords, refundWords } from '../../words/agent-words.ts'
import { furtherWords } from '../../words/further-words.ts'
import type { ShownService } from './service-card.tsx'

type Props = Pick<ShownService, 'delivery_time' | 'further_person' | 'meeting_length' | 'refund_schedule'>

const ServiceTerms = still(({ delivery_time, further_person, meeting_length, refund_schedule }: Props) => (
  <ul>
    {further_person && (
      <li>
        <Icon name="users" size="s" />
        {furtherWords(further_person)}
      </li>
    )}
    {delivery_time !== null && (
      <li>
        <Icon name="clock" size="s" />
        {deliveryWords(delivery_time)}
      </li>
    )}
    {meeting_length && (
      <li>
        <Icon name="calendar" size="s" />
        {meetingWords(meeting_length)}
      </li>
    )}
    <li>
      <Icon name="shield" size="s" />
      {refundWords(refund_schedule)}
    </li>
  </ul>
))

export default ServiceTerms
