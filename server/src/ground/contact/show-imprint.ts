import type { Imprint } from '@sojourn/contract/ground/contact'
import type { Context } from '../../context.ts'
import { Refusal } from '../../platform/refusal.ts'

/** It is not found where nobody told who runs the site. */
export function showImprint({ settings: { operator, supportEmail } }: Context): Imprint {
  if (!operator) throw new Refusal('not_found')
  const { name, address, register, vatNumber, representative } = operator
  return { name, address, register, vat_number: vatNumber, representative, email: supportEmail }
}
