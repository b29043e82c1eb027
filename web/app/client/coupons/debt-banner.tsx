import type { Money } from '@sojourn/contract/amounts/money'
import { t } from '@sojourn/contract/words/t'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { MoneyText } from '../../ui/money/money.tsx'
import { rich } from '../../words/rich.tsx'
import { DebtCheckout } from './debt-checkout.tsx'
import { debtsQuery } from './debt-queries.ts'

export function DebtBanner() {
  const { data } = useQuery(debtsQuery)
  return data?.map(({ amount }) => <Owed key={amount.currency} amount={amount} />)
}

function Owed({ amount }: { amount: Money }) {
  const [isPaying, pay] = useState(false)
  return (
    <>
      <Banner
        tone="warning"
        action={
          <Button size="s" onClick={() => pay(true)}>
            {t('Pay now')}
          </Button>
        }
      >
        {rich(
          'You owe {amount}: your bank reversed a payment whose credit you had used. Until it is paid, you cannot hire anyone, and new credit pays it first.',
          { amount: <MoneyText value={amount} /> },
        )}
      </Banner>
      {isPaying && <DebtCheckout currency={amount.currency} onClose={() => pay(false)} />}
    </>
  )
}
