import type { Money } from '@sojourn/contract/amounts/money'
import { priceForPeople } from '@sojourn/contract/supply/further-person'
import { t } from '@sojourn/contract/words/t'
import { formatMoney } from '../ui/money/format-money.ts'
import { MoneyLine } from '../ui/money/money-line.tsx'

interface Props {
  price: Money
  /** It costs so much for each person beside the client. */
  further: Money
  count: number
}

/** The lines of a price that counts further people: the service, and those. */
export default function PriceParts({ price, further, count }: Props) {
  const more = priceForPeople({ price: 0, furtherPerson: further.amount }, count)
  return (
    <>
      <MoneyLine name={t('Service')} value={{ ...price, amount: price.amount - more }} />
      <MoneyLine
        name={t('{count, plural, one {# further person at {price}} other {# further people at {price}}}', {
          count,
          price: formatMoney(further),
        })}
        value={{ ...price, amount: more }}
      />
    </>
  )
}
