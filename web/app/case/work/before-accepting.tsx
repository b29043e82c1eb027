import { t } from '@sojourn/contract/words/t'
import type { Order } from '@sojourn/contract/work/orders'
import { useQuery } from '@tanstack/react-query'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { InstantText } from '../../ui/date/time-text.tsx'
import { rich } from '../../words/rich.tsx'
import { documentsQuery } from '../documents/document-queries.ts'
import { isAskedFor } from '../documents/main-act.ts'
import css from './what-ends.module.css'

/** It stands first, as nothing brings the meeting back. */
export const MeetingAhead = ({ at, onClose }: { at: string; onClose: () => void }) => (
  <div className={css.ahead}>
    <p>
      {rich(
        'Your meeting on {time} has not taken place yet. If you accept now, it is cancelled, and nothing is refunded for it.',
        { time: <InstantText value={at} /> },
      )}
    </p>
    <LinkButton to={{ hash: 'meetings' }} variant="secondary" size="s" icon="calendar" onClick={onClose}>
      {t('Meet first')}
    </LinkButton>
  </div>
)

/** Required documents of the client that are not there when they accept. */
export function NeverArrived({ order }: { order: Order }) {
  const { data } = useQuery(documentsQuery(order.uuid))
  const names = data?.items
    .filter(({ given_by, mandatory, slug }) => given_by === 'client' && mandatory && isAskedFor(slug))
    .map(({ name }) => name)
  if (!names?.length) return null
  return <p>{t('These documents never arrived: {names}.', { names: names.join(', ') })}</p>
}
