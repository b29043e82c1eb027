import { agentPaths } from '@sojourn/contract/paths/own-paths'
import { t } from '@sojourn/contract/words/t'
import { Link } from '../../ui/text/link.tsx'
import type { Side } from '../../words/order-words.ts'
import { rich } from '../../words/rich.tsx'
import css from './meetings.module.css'

/** There is no way into the meeting yet: its agent can give one. */
export const NoPlace = ({ side, other }: { side: Side; other: string }) =>
  side === 'agent' ? (
    <p className={css.missing}>
      {rich('{other} cannot join yet: you have not given a meeting link. <a>Add your meeting link</a>', {
        other,
        a: (words) => <Link to={`${agentPaths.calendar()}#meeting-link`}>{words}</Link>,
      })}
    </p>
  ) : (
    <p className={css.note}>{t('{other} has not added a link to the meeting yet.', { other })}</p>
  )
