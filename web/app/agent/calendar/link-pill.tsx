import type { ConnectedCalendar } from '@sojourn/contract/supply/connected-calendar'
import { t } from '@sojourn/contract/words/t'
import { Pill } from '../../ui/mark/pill.tsx'

type LinkStatus = ConnectedCalendar['linkStatus']

/** The codes of `linkStatus` in the contract, whose tables come with schemas no page needs. */
const CODES = { linked: 1, in_progress: -1, incomplete: -3 } as const

export const hasLinkStatus = (name: keyof typeof CODES, [code]: LinkStatus) => code === CODES[name]

export function LinkPill({ status }: { status: LinkStatus }) {
  if (hasLinkStatus('linked', status))
    return (
      <Pill tone="success" icon="check">
        {t('Linked')}
      </Pill>
    )
  if (hasLinkStatus('in_progress', status)) return <Pill icon="clock">{t('In progress')}</Pill>
  return (
    <Pill tone="warning" icon="warning">
      {t('Incomplete')}
    </Pill>
  )
}
