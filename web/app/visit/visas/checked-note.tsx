import { monthName } from '@sojourn/contract/dates/moments'
import { t } from '@sojourn/contract/words/t'
import { rich } from '../../words/rich.tsx'
import css from './checked-note.module.css'
import InEnglish from './in-english.tsx'

interface Props {
  /** The month of the oldest, YYYY-MM; null where only the general visas are described. */
  checked: string | null
  authority: { name: string; url: string } | null
}

/** How old these facts may be, with where they can be confirmed. */
const CheckedNote = ({ checked, authority }: Props) => (
  <>
    <InEnglish />
    {checked ? (
      <p className={css.note}>
        {authority
          ? rich(
              'Each fact names where we read it and when; the oldest is of {month}. Rules, times and fees change, and the authority decides: always confirm <site>on the official site</site>.',
              { month: monthOf(checked), site: (words) => <a href={authority.url}>{words}</a> },
            )
          : rich(
              'Each fact names where we read it and when; the oldest is of {month}. Rules, times and fees change, and the authority decides: always confirm there.',
              { month: monthOf(checked) },
            )}
      </p>
    ) : (
      <p className={css.note}>
        {t(
          'We do not describe this country’s own visas yet. These are the general kinds found nearly everywhere; names, times and fees differ, so ask the country’s embassy or consulate which one applies to you.',
        )}
      </p>
    )}
  </>
)

const monthOf = (checked: string) => <time dateTime={checked}>{monthName(checked)}</time>

export default CheckedNote
