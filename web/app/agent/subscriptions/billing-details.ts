import type { BillingDetails } from '@sojourn/contract/money/subscriptions'
import { readTexts } from '../../ui/form/use-form.ts'

/** What may be away is away when left empty. */
export function readBillingDetails(data: FormData) {
  const { company, vat_id, altCity, ...texts } = readTexts(data)
  return { ...texts, company: company || null, vat_id: vat_id || null, ...(altCity && { altCity }) }
}

/** What the form begins with: only what was given. */
export const billingDefaults = (details: BillingDetails | null): Record<string, string> =>
  Object.fromEntries(
    Object.entries(details ?? {}).filter((pair): pair is [string, string] => pair[1] !== null),
  )
