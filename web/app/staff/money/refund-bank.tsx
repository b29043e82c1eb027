import { useQuery } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import { madeQuery } from '../../api/call-query.ts'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { BankFacts } from '../../ui/money/bank-facts.tsx'

/** The details are asked for when they are opened and not kept: each opening is written down. */
export function RefundBank({ id, payer }: { id: string; payer?: string }) {
  const details = useQuery({
    ...madeQuery(
      'bank details of a refund',
      id,
      async () => (await browserApi('POST /staff/failed-refunds/{id}/bank-details', { params: { id } })).data,
    ),
    gcTime: 0,
    retry: false,
  })
  return <Loaded query={details}>{(known) => <BankFacts {...(payer && { payer })} details={known} />}</Loaded>
}
