import type { Business } from '@sojourn/contract/supply/business'
import { readTexts } from '../../ui/form/use-form.ts'

export const businessDefaults = (business: Business | null): Record<string, string> => {
  if (!business) return {}
  const { business_type, ...texts } = business
  const filled = Object.entries(texts).filter((pair): pair is [string, string] => pair[1] !== null)
  return { ...Object.fromEntries(filled), business_type: String(business_type[0]) }
}

/** Optional fields left empty are left out; an address of a site gets the beginning people leave out. */
export function readBusiness(data: FormData) {
  const { business_type, altCity, website, registration_number, ...texts } = readTexts(data)
  return {
    ...texts,
    business_type: business_type ? Number(business_type) : undefined,
    registration_number: registration_number || null,
    website: withScheme(website),
    ...(altCity && { altCity }),
  }
}

/** `okafor.example` is meant as `https://okafor.example`; nothing typed is none. */
export function withScheme(typed: unknown) {
  const text = String(typed ?? '').trim()
  if (text === '') return null
  return /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(text) ? `https://${text}` : text
}
