import { t } from '@sojourn/contract/words/t'
import { useEffect, useRef, useState } from 'react'
import { MoneyLine } from '../../ui/money/money-line.tsx'
import css from './offer-page.module.css'
import { readOffer } from './offer-values.ts'

interface Typed {
  currency: string
  /** One of each stage. */
  amounts: number[]
}

/** The price of all stages as it is typed, and what is left of it for the agent. */
export function OfferSum({ commission }: { commission: number }) {
  const sum = useRef<HTMLDListElement>(null)
  const [{ currency, amounts }, setTyped] = useState<Typed>({ currency: '', amounts: [] })

  useEffect(() => {
    const form = sum.current?.closest('form')
    if (!form) return
    const read = () => {
      const { currency, stages } = readOffer(new FormData(form))
      setTyped({ currency, amounts: stages.map(({ amount }) => amount) })
    }
    read()
    form.addEventListener('input', read)
    return () => form.removeEventListener('input', read)
  }, [])

  const all = total(amounts)
  // Each stage is shared as it is released.
  const share = total(amounts.map((amount) => Math.round((amount * (100 - commission)) / 100)))
  return (
    <dl ref={sum} className={css.terms}>
      {amounts.length > 1 && all > 0 && (
        <MoneyLine name={t('All stages')} value={{ amount: all, currency }} />
      )}
      {all > 0 && <MoneyLine name={t('You get')} value={{ amount: share, currency }} />}
    </dl>
  )
}

const total = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
