import type { AgentService } from '@sojourn/contract/supply/agents'
import { t } from '@sojourn/contract/words/t'
import type { Offer } from '@sojourn/contract/work/offers'
import { useQueryClient } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import { lazyPart } from '../../fast-pages/lazy-part.ts'
import { Waits } from '../../fast-pages/waits.tsx'
import { useHire } from '../../hire/start/use-hire.ts'
import { Button } from '../../ui/button/button.tsx'
import { offersChanged } from './offer-queries.ts'

const Steps = lazyPart(() => import('../../hire/start/hire-steps.tsx'))

/** From the press to the checkout: for the goal of the order it was made at, or one that is asked for. */
export function AcceptOffer({ offer }: { offer: Offer }) {
  const queries = useQueryClient()
  const hire = useHire(offer.uuid, async (goal, sending) => {
    const asked = { params: { id: offer.uuid }, body: { goal } }
    const answer = await browserApi('POST /offers/{id}/accept', asked, sending)
    void offersChanged(queries)
    return answer
  })
  return (
    <>
      <Button
        busy={hire.busy}
        onClick={() => void (offer.goal === null ? hire.begin() : hire.order(offer.goal))}
      >
        {t('Accept and pay')}
      </Button>
      <Waits>{hire.step && <Steps service={asService(offer)} hire={hire} />}</Waits>
    </>
  )
}

/** The choice of a goal reads these. */
const asService = (offer: Offer): AgentService => ({
  id: offer.uuid,
  title: offer.title,
  description: offer.included,
  visa: { ...offer.visa, purposes: offer.purposes, country: offer.country },
  price: offer.price,
  further_person: null,
  delivery_time: offer.delivery_time,
  meeting_length: offer.meeting_length,
  requirements: offer.requirements,
  refund_schedule: offer.refund_schedule,
  // Which stage costs what stands on the page already.
  stages: [],
})
