import { agentPaths } from '@sojourn/contract/paths/own-paths'
import type { OwnService } from '@sojourn/contract/supply/services'
import { t } from '@sojourn/contract/words/t'
import { listed } from '../ui/text/listed.ts'

export const titleOf = ({ title, visa, country }: Pick<OwnService, 'title' | 'visa' | 'country'>) =>
  title || listed([visa.name, country.name])

const mending: Record<string, { label: string; to: string }> = {
  country: { label: t('Country'), to: '#place' },
  visa: { label: t('Visa'), to: '#place' },
  title: { label: t('Name'), to: '#words' },
  description: { label: t('Description'), to: '#words' },
  price: { label: t('Price'), to: '#terms' },
  delivery_time: { label: t('Delivery time'), to: '#terms' },
  delivery_unit: { label: t('Delivery unit'), to: '#terms' },
  meeting_length: { label: t('Meeting'), to: '#terms' },
  requirements: { label: t('Documents'), to: '#documents' },
  refund_schedule: { label: t('Refunds'), to: '#refunds' },
  stages: { label: t('Stages'), to: '#stages' },
  verification: { label: t('Verification'), to: agentPaths.verification() },
  licence: { label: t('Licence'), to: agentPaths.business() },
  picture: { label: t('Photo'), to: agentPaths.profile() },
  trader: { label: t('Business'), to: `${agentPaths.business()}#trader` },
  withheld: { label: t('Taken down'), to: agentPaths.services() },
  plan: { label: t('Plan'), to: agentPaths.plans() },
}

const UNKNOWN = { label: t('This service'), to: '#place' }

export const mendingOf = (field: string) => mending[field.split('.')[0] ?? ''] ?? UNKNOWN

const GATES = new Set(['verification', 'licence', 'trader', 'withheld', 'picture', 'plan'])

export const isGate = ({ field }: { field: string }) => GATES.has(field)

/** The refund schedule as one would say it to a client. */
export function refundSentence(shares: {
  before_start: number
  before_filing: number
  after_filing: number
}) {
  const { before_start, before_filing, after_filing } = shares
  return t(
    'A client who cancels before you start gets {start}. Once you have started and nothing is filed, they get {filing}; after filing, {after}.',
    {
      start: inSentence(before_start),
      filing: inSentence(before_filing),
      after: inSentence(after_filing),
    },
  )
}

const ENDS: Record<number, string> = { 0: t('no refund'), 100: t('full refund') }
export const shareWords = (share: number) => ENDS[share] ?? t('{share}% refund', { share })

const WHOLE: Record<number, string> = { 0: t('no refund'), 100: t('a full refund') }
const inSentence = (share: number) => WHOLE[share] ?? t('a refund of {share}%', { share })
