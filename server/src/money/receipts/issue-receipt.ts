import type { Tx } from '../../platform/database/database.ts'
import { registeredAs } from '../../supply/agents/registered-as.ts'
import { addReceipt, findPayerAddress } from './receipt-store.ts'

interface Issued {
  paymentId: string
  payerId: string
  agentId: string | null
  /** The payer declared it; without it, the country of their profile counts. */
  country: string | null
  now: Date
}

/** Keeps who paid whom, as it is at this moment: what is drawn of it later says the same. */
export async function issueReceipt(tx: Tx, { paymentId, payerId, agentId, country, now }: Issued) {
  const payer = await findPayerAddress(tx, payerId, country)
  const isElsewhere = country !== null && country !== payer.country_iso
  await addReceipt(tx, {
    payment_id: paymentId,
    payer_id: payerId,
    payer_name: `${payer.first_name} ${payer.last_name}`,
    payer_address: JSON.stringify(isElsewhere ? [payer.declared_country] : linesOf(payer)),
    seller_registered_as: JSON.stringify(agentId ? await registeredAs(tx, agentId) : []),
    issued_at: now,
  })
}

function linesOf(payer: Awaited<ReturnType<typeof findPayerAddress>>) {
  const town = [payer.postal_code, payer.alt_city ?? payer.city].filter(Boolean).join(' ')
  const street = [payer.street, town].filter(Boolean).join(', ')
  return [street, payer.country_name ?? ''].filter(Boolean)
}
