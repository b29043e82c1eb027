import type { VisaOffers } from '@sojourn/contract/supply/country-offers'
import { t } from '@sojourn/contract/words/t'
import { listed } from '../ui/text/listed.ts'

type Counted = Pick<VisaOffers, 'agents' | 'services'>
type Count = VisaOffers['agents']

/** `3 agents, 5 services`; one service each is not told twice. */
export const agentsInWords = ({ agents, services }: Counted) =>
  services.count === agents.count ? agentCount(agents) : listed([agentCount(agents), serviceCount(services)])

export const agentCount = ({ count, more }: Count) =>
  more ? t('{count}+ agents', { count }) : t('{count, plural, one {# agent} other {# agents}}', { count })

const serviceCount = ({ count, more }: Count) =>
  more
    ? t('{count}+ services', { count })
    : t('{count, plural, one {# service} other {# services}}', { count })
