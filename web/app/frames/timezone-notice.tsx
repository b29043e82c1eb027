import { zoneCity, zoneWords } from '@sojourn/contract/dates/moments'
import { t } from '@sojourn/contract/words/t'
import { useEffect, useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import { browserApi } from '../api/browser.ts'
import { browserZone } from '../api/browser-zone.ts'
import { readCookie, writeCookie } from '../api/cookies.ts'
import { useHydrated } from '../fast-pages/use-hydrated.ts'
import type { loader as rootLoader } from '../root.tsx'
import { declinedZone, declineZone } from '../session/declined-zone.ts'
import { useOwnAccount } from '../session/own-account.ts'
import { zoneToOffer } from '../session/timezone-offer.ts'
import { useAction } from '../session/use-action.ts'
import { Button } from '../ui/button/button.tsx'
import { Banner } from '../ui/feedback/banner.tsx'
import { toast } from '../ui/feedback/toast-store.ts'
import { ConfirmModal } from '../ui/overlay/confirm-modal.tsx'
import { rich } from '../words/rich.tsx'

/** Offers the browser's zone where the account has another; once declined, not again in this session. */
export function TimezoneNotice() {
  const { account, keep } = useOwnAccount()
  const [isAsked, setAsked] = useState(false)
  const [isDeclined, setDeclined] = useState(false)
  const action = useAction()
  const now = account.timezone?.name ?? null
  const offered = useOffer(now)
  // The dialog still closes when the zone it asked about is the account's.
  const [asked, ask] = useState<string | null>(null)

  function decline(zone: string) {
    declineZone(zone)
    writeCookie('offered_zone', null)
    setDeclined(true)
  }

  async function update(timezone: string) {
    const done = await action.run(async () =>
      keep((await browserApi('PUT /account/timezone', { body: { timezone } })).data),
    )
    if (!done) return
    setAsked(false)
    toast.success(t('Timezone updated sucessfully!'))
  }

  return (
    <>
      {offered && !isDeclined && (
        <Offer
          zone={offered}
          isOther={now !== null}
          onUpdate={() => {
            ask(offered)
            setAsked(true)
          }}
          onDecline={() => decline(offered)}
        />
      )}
      {asked && (
        <ConfirmModal
          open={isAsked}
          title={t('Update Timezone')}
          confirm={t('Update')}
          onConfirm={() => update(asked)}
          onClose={() => setAsked(false)}
        >
          {t('Meetings and due dates will be shown in the time of {zone}.', { zone: zoneWords(asked) })}
        </ConfirmModal>
      )}
    </>
  )
}

interface OfferProps {
  zone: string
  /** The account has another. */
  isOther: boolean
  onUpdate: () => void
  onDecline: () => void
}

const Offer = ({ zone, isOther, onUpdate, onDecline }: OfferProps) => (
  <Banner
    slim
    dismissible
    onDismiss={onDecline}
    action={
      <Button variant="secondary" size="s" onClick={onUpdate}>
        {t('Update timezone')}
      </Button>
    }
  >
    {isOther
      ? rich('You seem to be in {city}.', { city: <b suppressHydrationWarning>{zoneCity(zone)}</b> })
      : rich('Use {city} time?', { city: <b suppressHydrationWarning>{zoneCity(zone)}</b> })}
  </Banner>
)

/** Only the browser knows; what it offered on the page before stands in the next one from the start, so that nothing moves. */
function useOffer(account: string | null) {
  const isHydrated = useHydrated()
  const root = useRouteLoaderData<typeof rootLoader>('root')
  const offered = isHydrated
    ? zoneToOffer({ browser: browserZone(), account, declined: declinedZone() })
    : (root?.offeredZone ?? null)

  useEffect(() => {
    if (isHydrated && readCookie('offered_zone') !== offered) writeCookie('offered_zone', offered)
  }, [isHydrated, offered])
  return offered
}
