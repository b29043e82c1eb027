import { JUDGED_NAMES, type Judged } from '@sojourn/contract/supply/verification-words'
import css from './case-page.module.css'

const MOST_NAMED = 3

interface Props {
  /** This member of staff has not opened the document that stands there now. */
  mustOpen: boolean
  /** The fields nobody has judged yet. */
  open: Judged[]
}

/** Screen readers hear the list as it shrinks. */
export const LeftToDo = ({ mustOpen, open }: Props) => (
  <div role="status" className={css.left}>
    {(mustOpen || open.length > 0) && (
      <>
        <b>Before you decide:</b>
        <ul>
          {mustOpen && <li>Open the document.</li>}
          {open.length > 0 && <li>Choose Fits or Fails for {namesOf(open)}.</li>}
        </ul>
      </>
    )}
  </div>
)

const listed = new Intl.ListFormat('en', { type: 'conjunction' })
const namesOf = (open: Judged[]) =>
  open.length > MOST_NAMED
    ? `${open.length} more fields`
    : listed.format(open.map((field) => JUDGED_NAMES[field]))
