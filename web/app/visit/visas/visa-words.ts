import type { Visa } from '@sojourn/contract/ground/reference'
import { t } from '@sojourn/contract/words/t'
import { shortFee, shortTime } from './facts/short-facts.ts'

interface Country {
  name: string
}

/** The visa and its country, which many names tell already. */
const called = ({ name }: Pick<Visa, 'name'>, country: Country) =>
  name.includes(country.name) ? name : t('{visa}, {country}', { visa: name, country: country.name })

/** Fee and time stand in the title where the files promise them. */
export function visaTitle(visa: Pick<Visa, 'name' | 'promises'>, country: Country) {
  const values = { visa: called(visa, country) }
  const [fee, time] = [visa.promises.includes('fees'), visa.promises.includes('time')]
  if (fee && time) return t('{visa}: fee, time and papers', values)
  if (fee) return t('{visa}: fee and papers', values)
  return time ? t('{visa}: time and papers', values) : t('{visa}: rules and papers', values)
}

/** The words people search for come first, then what the visa is for. */
export function visaDescription(visa: Visa, country: Country) {
  const [fee = '', time = ''] = [shortFee(visa)?.words, shortTime(visa)?.words]
  const values = { visa: called(visa, country), fee, time: lower(time), description: visa.description }
  if (fee && time) return t('{visa}: government fee {fee}, typical time {time}. {description}', values)
  if (fee) return t('{visa}: government fee {fee}. {description}', values)
  return time ? t('{visa}: typical time {time}. {description}', values) : t('{visa}. {description}', values)
}

const lower = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)
