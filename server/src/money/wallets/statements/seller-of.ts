import type { Reader } from '../../../platform/database/database.ts'
import { registeredAs } from '../../../supply/agents/registered-as.ts'
import { numbersOf } from './statement-store.ts'

/** The seller is the business, or the person where none is told, with address and numbers. */
export async function sellerOf(db: Reader, agentId: string) {
  const known = await numbersOf(db, agentId)
  const name = [known.first_name, known.last_name].filter(Boolean).join(' ')
  const [legalName = name, ...address] = await registeredAs(db, agentId)
  const lines = address.length > 0 ? address : addressOf(known)
  const person = legalName === name ? [] : [name]
  return {
    name: legalName,
    about: [...person, ...lines],
    numbers: [
      ...(known.registration_number ? [`Registration number: ${known.registration_number}`] : []),
      ...(known.vat_id ? [`Tax number: ${known.vat_id}`] : []),
    ],
  }
}

function addressOf({
  street,
  postal_code,
  city,
  alt_city,
  country_name,
}: Awaited<ReturnType<typeof numbersOf>>) {
  const town = [postal_code, alt_city ?? city].filter(Boolean).join(' ')
  return [[street, town].filter(Boolean).join(', '), country_name ?? ''].filter(Boolean)
}
