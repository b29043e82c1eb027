import { agentPaths } from '@sojourn/contract/paths/own-paths'
import { t } from '@sojourn/contract/words/t'
import type { OrderMeetings } from '@sojourn/contract/work/meetings'
import { InstantText } from '../../ui/date/time-text.tsx'
import { Link } from '../../ui/text/link.tsx'
import { rich } from '../../words/rich.tsx'
import css from './meetings.module.css'

type Place = NonNullable<OrderMeetings['place']>

interface Props extends Pick<Place, 'kind' | 'from'> {
  other: string
}

export const OwnPlace = ({ kind, from, other }: Props) => (
  <p className={css.note}>
    {kind === 'own' ? t('This is your own meeting link.') : t('This room is made for this meeting only.')}{' '}
    {rich('{other} sees it from {time} on. <a>Change your meeting link</a>', {
      other,
      time: <InstantText value={from} />,
      a: (words) => <Link to={`${agentPaths.calendar()}#meeting-link`}>{words}</Link>,
    })}
  </p>
)
