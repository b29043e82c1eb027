import { t } from '@sojourn/contract/words/t'
import type { Order } from '@sojourn/contract/work/orders'
import { useQueryClient } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import { useAction } from '../../session/use-action.ts'
import { Checkbox } from '../../ui/choice/checkbox.tsx'
import { checkoutQuery } from './checkout-query.ts'

interface Props {
  order: Order
  disabled: boolean
}

/** Asked of clients in the EU and the UK only, who could withdraw for 14 days. */
export function EarlyStart({ order: { uuid, early_start }, disabled }: Props) {
  const queries = useQueryClient()
  const { busy, run } = useAction()
  if (early_start === null) return null

  const say = (agrees: boolean) =>
    run(async () => {
      const { data } = await browserApi('PUT /orders/{uuid}/early-start', {
        params: { uuid },
        body: { agrees },
      })
      queries.setQueryData(checkoutQuery(uuid).queryKey, (known) => known && { ...known, order: data })
    })
  return (
    <Checkbox
      label={t('Start before my 14 days to withdraw are over')}
      help={t(
        'If you withdraw after the work has started, you pay for what is done, by the refund terms of this order.',
      )}
      checked={early_start}
      disabled={disabled || busy}
      onChange={(event) => void say(event.currentTarget.checked)}
    />
  )
}
