import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import { at, callQuery, madeQuery } from '../../api/call-query.ts'
import { couponsChanged } from '../../queries/coupon-queries.ts'

export const debtsQuery = callQuery('GET /debts')

/** The payment of what is owed in a currency: opened, or found again. */
export const debtPaymentQuery = (currency: string) =>
  queryOptions({
    ...madeQuery('payment of a debt', currency, async () => {
      const key = () => ({ idempotencyKey: crypto.randomUUID() })
      const { data: bill } = await browserApi('POST /debts/bills', { body: { currency } }, key())
      const body = { payable: 'debt', payable_id: bill.payable_id } as const
      return (await browserApi('POST /payments', { body }, key())).data
    }),
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
  })

export async function debtPaid(queries: QueryClient) {
  void queries.invalidateQueries(at('GET /payments'))
  void couponsChanged(queries)
  await queries.invalidateQueries(at('GET /debts'))
}
