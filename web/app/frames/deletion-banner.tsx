import { pathsOf } from '@sojourn/contract/paths/own-paths'
import { roomOf } from '@sojourn/contract/paths/start-of'
import { t } from '@sojourn/contract/words/t'
import { useQuery } from '@tanstack/react-query'
import { deletionQuery } from '../session/account-queries.ts'
import { useAccount } from '../session/use-account.ts'
import { useKeepAccount } from '../session/use-keep-account.ts'
import { Button } from '../ui/button/button.tsx'
import { DayText } from '../ui/date/time-text.tsx'
import { Banner } from '../ui/feedback/banner.tsx'
import { Link } from '../ui/text/link.tsx'
import { rich } from '../words/rich.tsx'

/** Over every page while the account is about to go. It names no day while something open stands against that. */
export function DeletionBanner({ dueAt }: { dueAt: string }) {
  const { busy, keepAccount } = useKeepAccount()
  const { data } = useQuery(deletionQuery)
  const waits = data !== undefined && data.against.length > 0
  const side = roomOf(useAccount().role) === 'agent' ? 'agent' : 'client'
  return (
    <Banner
      tone="warning"
      action={
        <Button variant="secondary" size="s" busy={busy} onClick={keepAccount}>
          {t('Keep my account')}
        </Button>
      }
    >
      {waits ? (
        <>
          {t('Your account will be deleted once everything that is still open is settled.')}{' '}
          <Link to={pathsOf[side].data()}>{t('See what is missing')}</Link>
        </>
      ) : (
        rich('Your account will be deleted on {day}.', {
          day: (
            <b>
              <DayText value={dueAt} />
            </b>
          ),
        })
      )}
    </Banner>
  )
}
