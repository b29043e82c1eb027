import type { Account } from '@sojourn/contract/people/account'
import { readTexts } from '../ui/form/use-form.ts'
import { phoneFrom } from '../ui/phone/phone-number.ts'

/** The phone parts its number itself. */
export const profileDefaults = ({ first_name, last_name, about, dob, gender }: Account) =>
  given({ first_name, last_name, about, dob, gender })

/** Without the email, which is changed on its own. The number in one piece: null takes it away, and one that cannot be dialled goes as it is, to be refused. */
export function readProfile(data: FormData) {
  const { phone_code: _, email: __, ...texts } = readTexts(data)
  const phone = phoneFrom(data, 'phone')
  return { ...texts, phone: phone && (phone.e164 ?? phone.national) }
}

export const addressDefaults = ({ address }: Account) => given({ ...address })

/** The name of a city stands beside it only where it is Other city. */
export function readAddress(data: FormData) {
  const { altCity, ...texts } = readTexts(data)
  return altCity ? { ...texts, altCity } : texts
}

const given = (values: Record<string, string | null>) =>
  Object.fromEntries(Object.entries(values).filter((pair): pair is [string, string] => pair[1] !== null))
