import { formatDay } from '@sojourn/contract/dates/format-day'
import { rich } from '../../words/rich.tsx'
import css from './profile-notices.module.css'

const AwayNotice = ({ name, until }: { name: string; until: string }) => (
  <p className={css.notice}>
    {rich('{name} is away until {day} and takes no new orders until then.', {
      name,
      day: <time dateTime={until}>{formatDay(until)}</time>,
    })}
  </p>
)

export default AwayNotice
