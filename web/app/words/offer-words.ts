import type { VisaOffers } from '@sojourn/contract/supply/country-offers'
import { formatCount } from '../ui/text/format-count.ts'

type Counted = Pick<VisaOffers, 'agents' | 'services'>

/** `3 agents, 5 services`; one service each is not told twice. */
export const agentsInWords = ({ agents, services }: Counted) =>
  services.count === agents.count
    ? inWords(agents, 'agent')
    : `${inWords(agents, 'agent')}, ${inWords(services, 'service')}`

export const inWords = ({ count, more }: VisaOffers['agents'], one: string) =>
  `${formatCount(count)}${more ? '+' : ''} ${count === 1 ? one : `${one}s`}`
