import type { StaffOrder } from '@sojourn/contract/desk/staff-orders'
import { useQueryClient } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import { under } from '../../api/call-query.ts'
import { Panel } from '../../layouts/own/panel.tsx'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { InstantText } from '../../ui/date/time-text.tsx'
import { MoneyText } from '../../ui/money/money.tsx'
import { staffOrderQuery } from './staff-order-queries.ts'
import css from './staff-orders.module.css'

interface Props {
  order: StaffOrder
  ending: NonNullable<StaffOrder['ending']>
}

/** A colleague wants to end the order; a second of our team agrees or declines. */
export function OrderEnding({ order: { uuid, may }, ending }: Props) {
  const queries = useQueryClient()
  const { busy, run } = useAction()
  const answer = (agrees: boolean) =>
    run(async () => {
      const body = { agrees }
      const { data } = await browserApi(
        'POST /staff/orders/{uuid}/end/answer',
        { params: { uuid }, body },
        { idempotencyKey: crypto.randomUUID() },
      )
      queries.setQueryData(staffOrderQuery(uuid).queryKey, data)
      await queries.invalidateQueries(under('/staff'))
    })
  return (
    <Panel
      title="Waits for a second approval"
      intro={
        <>
          Asked for by {ending.is_own ? 'you' : ending.by.fullname}, <InstantText value={ending.created_at} />
        </>
      }
    >
      <div className={css.part}>
        <p>
          End this order ({ending.reason[1].toLowerCase()}) and refund <MoneyText value={ending.amount} />
        </p>
        <p className={css.text}>{ending.text}</p>
        {may.includes('approve_end') && (
          <div className={css.acts}>
            {!ending.is_own && (
              <Button variant="danger" busy={busy} onClick={() => answer(true)}>
                Agree and end order
              </Button>
            )}
            <Button variant="secondary" busy={busy} onClick={() => answer(false)}>
              {ending.is_own ? 'Cancel request' : 'Decline'}
            </Button>
          </div>
        )}
      </div>
    </Panel>
  )
}
