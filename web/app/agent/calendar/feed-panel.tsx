import type { CalendarFeed } from '@sojourn/contract/supply/availability'
import { t } from '@sojourn/contract/words/t'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { Panel } from '../../layouts/own/panel.tsx'
import { feedQuery } from '../../queries/availability-queries.ts'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Stack } from '../../ui/text/layout.tsx'
import { CalendarAddress } from './calendar-address.tsx'
import css from './calendar-page.module.css'

const PATH = '/account/consultant/calendar-feed'

/** The calendar in other programs, by a secret address. */
export function FeedPanel() {
  const feed = useQuery(feedQuery)
  return (
    <Panel
      title={t('In your other calendars')}
      intro={t(
        'Your meetings and blocked dates, kept up to date in Google Calendar, Outlook, Apple Calendar and others.',
      )}
    >
      <Loaded query={feed}>
        {(known) => (known.address ? <Address feed={known} address={known.address} /> : <NoAddress />)}
      </Loaded>
    </Panel>
  )
}

function NoAddress() {
  const { renew, busy } = useFeed()
  return (
    <Stack gap={3}>
      <p className={css.none}>
        {t(
          'Your calendar has no address yet. Keep the address secret: anyone who has it can see your meetings.',
        )}
      </p>
      <div>
        <Button icon="calendar" busy={busy} onClick={() => renew(t('Your calendar address is created'))}>
          {t('Create address')}
        </Button>
      </div>
    </Stack>
  )
}

function Address({ feed, address }: { feed: CalendarFeed; address: string }) {
  const { renew, revoke, busy } = useFeed()
  return (
    <CalendarAddress
      address={address}
      lastReadAt={feed.last_read_at}
      busy={busy}
      revoking={t('Calendar apps that use it can no longer read your calendar.')}
      onRenew={() => renew(t('Your calendar has a new address'))}
      onRevoke={revoke}
    />
  )
}

function useFeed() {
  const queries = useQueryClient()
  const action = useAction()
  return {
    busy: action.busy,
    renew: (said: string) =>
      action.run(async () => {
        const { data } = await browserApi(`POST ${PATH}`)
        queries.setQueryData(feedQuery.queryKey, data)
        toast.success(said)
      }),
    revoke: () =>
      action.run(async () => {
        await browserApi(`DELETE ${PATH}`)
        queries.setQueryData(feedQuery.queryKey, { address: null, created_at: null, last_read_at: null })
        toast.success(t('The address no longer works'))
      }),
  }
}
