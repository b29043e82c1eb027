import type { Business, Licence } from '@sojourn/contract/supply/business'
import BusinessPage from '../app/agent/business/business-page.tsx'
import { type falseNetwork, listOf, ok } from './network.ts'
import { openOwnPage } from './own-page.tsx'
import { eventually, find } from './render.tsx'

export const BUSINESS = '/account/consultant/business'
export const LICENCES = '/account/consultant/licences'
export const TRADER = '/account/consultant/trader-declaration'
export const LICENCE_ID = '0190a0a0-0000-7000-8000-0000000000e7'

export const aBusiness = (changes: Partial<Business> = {}): Business => ({
  business_type: [3, 'LLC'],
  legal_name: 'Okafor Visas Ltd',
  registration_number: 'RC 123456',
  website: 'https://okafor.example',
  country: 'NG',
  state: 'LA',
  city: 'Lagos',
  altCity: null,
  postal_code: '100001',
  address: '1 Marina Road',
  ...changes,
})

export const aLicence = (changes: Partial<Licence> = {}): Licence => ({
  id: LICENCE_ID,
  country: { id: 'CA', name: 'Canada' },
  regulator: { code: 'CICC', name: 'College of Immigration Consultants' },
  licence_class: { code: 'rcic', name: 'RCIC', may: 'All applications.' } as Licence['licence_class'],
  number: 'R123456',
  valid_until: '2027-06-30',
  register_url: 'https://register.example/R123456',
  status: [0, 'Pending'],
  may: [],
  reason: null,
  decided_at: null,
  ...changes,
})

export const confirmed = (changes: Partial<Licence> = {}) =>
  aLicence({ status: [1, 'Verified'], decided_at: '2026-02-01T12:00:00.000Z', ...changes })

const canadaLicences = {
  notice: 'Only licensed people may advise on Canada.',
  regulators: [
    {
      code: 'CICC',
      name: 'College of Immigration Consultants',
      number_form: 'R and six digits.',
      classes: [
        { code: 'rcic', name: 'RCIC', may: 'All applications.' },
        { code: 'risia', name: 'RISIA', may: 'Studies only.' },
      ],
    },
    { code: 'LSO', name: 'Law Society of Ontario', number_form: null, classes: [] },
  ],
}

interface Known {
  business: Business | null
  licences: Licence[]
  trader: boolean | null
}

/** The page of an agent's business; what the server knows can change under it. */
export async function openBusiness(
  changes: Partial<Known> = {},
  tell: (network: ReturnType<typeof falseNetwork>) => void = () => {},
) {
  const server: Known = { business: null, licences: [], trader: null, ...changes }
  const page = await openOwnPage(BusinessPage, '/p/agent/account/business', {
    tell: (network) => {
      network.answers(`GET ${BUSINESS}`, (call) => ok(server.business)(call))
      network.answers(`GET ${LICENCES}`, (call) => listOf(...server.licences)(call))
      network.answers(`GET ${TRADER}`, (call) => ok({ trader: server.trader })(call))
      network.answers('GET /countries', listOf({ id: 'CA', name: 'Canada' }, { id: 'NG', name: 'Nigeria' }))
      network.answers('GET /countries/CA', ok({ licence: canadaLicences }))
      network.answers('GET /countries/NG', ok({ licence: null }))
      network.answers('GET /geoDb', listOf({ id: 'NG', name: 'Nigeria' }))
      network.answers('GET /geoDb/NG/states', listOf({ id: 'LA', name: 'Lagos State' }))
      network.answers('GET /geoDb/NG/states/LA/cities', listOf({ id: 'Lagos', name: 'Lagos' }))
      tell(network)
    },
  })
  await eventually(() => find('form[aria-label=Business], [role=alert] button'))
  return { ...page, server }
}
