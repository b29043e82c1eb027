import { monthName } from '@sojourn/contract/dates/moments'
import css from './checked-note.module.css'

interface Props {
  /** YYYY-MM; null where only the general visas are described. */
  checked: string | null
  authority: { name: string; url: string } | null
}

/** How old these facts are, said plainly, with where they can be confirmed. */
export const CheckedNote = ({ checked, authority }: Props) =>
  checked ? (
    <p className={css.note}>
      These are the facts as of <time dateTime={checked}>{monthName(checked)}</time>. Rules, times and fees
      change: always confirm{' '}
      {authority ? <a href={authority.url}>on the official site</a> : 'with the authority'}.
    </p>
  ) : (
    <p className={css.note}>
      We do not describe this country’s own visas yet. These are the general kinds found nearly everywhere;
      names, times and fees differ, so ask the country’s embassy or consulate which one applies to you.
    </p>
  )
