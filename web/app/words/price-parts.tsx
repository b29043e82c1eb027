import type { Money } from '@sojourn/contract/amounts/money'
import { priceForPeople } from '@sojourn/contract/supply/further-person'
import { t } from '@sojourn/contract/words/t'
import type { ReactNode } from 'react'
import { MoneyLine } from '../ui/money/money-line.tsx'

interface Props {
  price: Money
  /** It costs so much for each person beside the client. */
  further: Money
  count: number
  /** They say how many there are, and what each costs. */
  words: ReactNode
}

/** The lines of a price that counts further people: the service, and those. */
export function PriceParts({ price, further, count, words }: Props) {
  const more = priceForPeople({ price: 0, furtherPerson: further.amount }, count)
  return (
    <>
      <MoneyLine name={t('Service')} value={{ ...price, amount: price.amount - more }} />
      <MoneyLine name={words} value={{ ...price, amount: more }} />
    </>
  )
}
