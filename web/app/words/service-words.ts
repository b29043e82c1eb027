import { agentPaths } from '@sojourn/contract/paths/own-paths'
import type { OwnService } from '@sojourn/contract/supply/services'

export const titleOf = ({ title, visa, country }: Pick<OwnService, 'title' | 'visa' | 'country'>) =>
  title || `${visa.name}, ${country.name}`

/** What each missing thing is called, and where it is mended. */
const mending: Record<string, { label: string; to: string }> = {
  country: { label: 'Country', to: '#place' },
  visa: { label: 'Visa', to: '#place' },
  title: { label: 'Name', to: '#words' },
  description: { label: 'Description', to: '#words' },
  price: { label: 'Price', to: '#terms' },
  delivery_time: { label: 'Delivery time', to: '#terms' },
  delivery_unit: { label: 'Delivery unit', to: '#terms' },
  meeting_length: { label: 'Meeting', to: '#terms' },
  requirements: { label: 'Documents', to: '#documents' },
  refund_schedule: { label: 'Refunds', to: '#refunds' },
  stages: { label: 'Stages', to: '#stages' },
  verification: { label: 'Verification', to: agentPaths.verification() },
  licence: { label: 'Licence', to: agentPaths.business() },
  picture: { label: 'Photo', to: agentPaths.profile() },
  trader: { label: 'Business', to: `${agentPaths.business()}#trader` },
  withheld: { label: 'Taken down', to: agentPaths.services() },
  plan: { label: 'Plan', to: agentPaths.plans() },
}

const UNKNOWN = { label: 'This service', to: '#place' }

export const mendingOf = (field: string) => mending[field.split('.')[0] ?? ''] ?? UNKNOWN

const GATES = new Set(['verification', 'licence', 'trader', 'withheld', 'picture', 'plan'])

/** What the agent does elsewhere; everything else is a field of the form. */
export const isGate = ({ field }: { field: string }) => GATES.has(field)

/** The refund schedule as one would say it to a client. */
export function refundSentence(shares: {
  before_start: number
  before_filing: number
  after_filing: number
}) {
  const { before_start, before_filing, after_filing } = shares
  return `A client who cancels before you start gets ${inSentence(before_start)}. Once you have started and nothing is filed, they get ${inSentence(before_filing)}; after filing, ${inSentence(after_filing)}.`
}

const ENDS: Record<number, string> = { 0: 'no refund', 100: 'full refund' }
export const shareWords = (share: number) => ENDS[share] ?? `${share} % refund`

const WHOLE: Record<number, string> = { 0: 'no refund', 100: 'a full refund' }
const inSentence = (share: number) => WHOLE[share] ?? `a refund of ${share} %`
