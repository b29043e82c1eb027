import type { BillingDetails } from '@sojourn/contract/money/subscriptions'
import { readTexts } from '../../ui/form/use-form.ts'

/** Optional fields left empty are left out. */
export function readBillingDetails(data: FormData) {
  const { company, vat_id, altCity, ...texts } = readTexts(data)
  return { ...texts, company: company || null, vat_id: vat_id || null, ...(altCity && { altCity }) }
}

export const billingDefaults = (details: BillingDetails | null): Record<string, string> =>
  Object.fromEntries(
    Object.entries(details ?? {}).filter((pair): pair is [string, string] => pair[1] !== null),
  )
