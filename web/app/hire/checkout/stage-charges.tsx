import { t } from '@sojourn/contract/words/t'
import type { Order } from '@sojourn/contract/work/orders'
import { useQueryClient } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import { orderQuery } from '../../queries/order-queries.ts'
import { useAction } from '../../session/use-action.ts'
import { Checkbox } from '../../ui/choice/checkbox.tsx'
import { stateOf } from '../../words/order-words.ts'
import { isBegun } from '../../words/stage-words.ts'
import { checkoutQuery } from './checkout-query.ts'

interface Props {
  order: Order
  disabled?: boolean
}

/** The client can take the consent back at any time. */
export function StageCharges({ order, disabled = false }: Props) {
  const { uuid, stages } = order
  const queries = useQueryClient()
  const { busy, run } = useAction()
  if (!stages?.by_card) return null
  const { agreed, charged_at } = stages.by_card
  const isByHand = stateOf(order) === 'awaiting_payment' && isBegun(order) && !charged_at

  const say = (agrees: boolean) =>
    run(async () => {
      const { data } = await browserApi('PUT /orders/{uuid}/stage-charges', {
        params: { uuid },
        body: { agrees },
      })
      queries.setQueryData(orderQuery(uuid).queryKey, data)
      queries.setQueryData(checkoutQuery(uuid).queryKey, (known) => known && { ...known, order: data })
    })
  return (
    <Checkbox
      label={t('Charge my saved card for the next stages')}
      help={
        isByHand
          ? t('You pay this stage yourself. It counts from the next one on.')
          : t(
              'Each is charged 48 hours after we tell you, once you have accepted the stage before it. You can stop a charge or take this back at any time. Without it you pay each stage yourself.',
            )
      }
      checked={agreed}
      disabled={disabled || busy}
      onChange={(event) => void say(event.currentTarget.checked)}
    />
  )
}
