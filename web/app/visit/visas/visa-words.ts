import type { Visa } from '@sojourn/contract/ground/reference'
import { shortFee, shortTime } from './facts/short-facts.ts'

interface Country {
  name: string
}

/** The visa and its country, which many names tell already. */
const called = ({ name }: Pick<Visa, 'name'>, country: Country) =>
  name.includes(country.name) ? name : `${name}, ${country.name}`

/** Fee and time stand in the title where the files promise them. */
export function visaTitle(visa: Pick<Visa, 'name' | 'promises'>, country: Country) {
  const promised = [visa.promises.includes('fees') && 'fee', visa.promises.includes('time') && 'time'].filter(
    (word) => word !== false,
  )
  const words = promised.length > 0 ? promised.join(', ') : 'rules'
  return `${called(visa, country)}: ${words} and papers`
}

/** What people search for first, then what the visa is for. */
export function visaDescription(visa: Visa, country: Country) {
  const fee = shortFee(visa)
  const time = shortTime(visa)
  const answer = [fee && `government fee ${fee.words}`, time && `typical time ${lower(time.words)}`]
    .filter(Boolean)
    .join(', ')
  return `${called(visa, country)}${answer && `: ${answer}`}. ${visa.description}`
}

const lower = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)
