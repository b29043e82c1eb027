import { t } from '@sojourn/contract/words/t'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CalendarAddress } from '../../agent/calendar/calendar-address.tsx'
import { browserApi } from '../../api/browser.ts'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Modal } from '../../ui/overlay/modal.tsx'
import { Stack } from '../../ui/text/layout.tsx'
import { deadlineFeedQuery } from './deadline-queries.ts'
import css from './deadlines-page.module.css'

interface Props {
  open: boolean
  onClose: () => void
}

export const CalendarModal = ({ open, onClose }: Props) => (
  <Modal open={open} onClose={onClose} title={t('Deadlines in your calendar')} size="l">
    {open && <Subscription />}
  </Modal>
)

/** The deadlines in other programs, by a secret address. */
function Subscription() {
  const feed = useQuery(deadlineFeedQuery)
  const { renew, revoke, busy } = useFeed()
  return (
    <Stack gap={4}>
      <p className={css.note}>
        {t(
          'Your calendar app shows your deadlines and keeps them up to date. Of papers it shows the kind, the country and the day, and nothing else. Keep the address secret: anyone who has it can see your deadlines.',
        )}
      </p>
      <Loaded query={feed}>
        {({ address, last_read_at }) =>
          address ? (
            <CalendarAddress
              address={address}
              lastReadAt={last_read_at}
              busy={busy}
              revoking={t('Calendar apps that use it can no longer read your deadlines.')}
              onRenew={() => renew(t('Your deadlines have a new address'))}
              onRevoke={revoke}
            />
          ) : (
            <div>
              <Button
                icon="calendar"
                busy={busy}
                onClick={() => renew(t('Your calendar address is created'))}
              >
                {t('Create address')}
              </Button>
            </div>
          )
        }
      </Loaded>
    </Stack>
  )
}

function useFeed() {
  const queries = useQueryClient()
  const action = useAction()
  const { queryKey } = deadlineFeedQuery
  return {
    busy: action.busy,
    renew: (said: string) =>
      action.run(async () => {
        const { data } = await browserApi('POST /deadlines/feed')
        queries.setQueryData(queryKey, data)
        toast.success(said)
      }),
    revoke: () =>
      action.run(async () => {
        await browserApi('DELETE /deadlines/feed')
        queries.setQueryData(queryKey, { address: null, created_at: null, last_read_at: null })
        toast.success(t('The address no longer works'))
      }),
  }
}
