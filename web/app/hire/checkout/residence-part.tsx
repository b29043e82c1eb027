import { t } from '@sojourn/contract/words/t'
import type { Order } from '@sojourn/contract/work/orders'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import { countriesQuery } from '../../session/account-queries.ts'
import { useAction } from '../../session/use-action.ts'
import { useKeptFocus } from '../../ui/overlay/use-kept-focus.ts'
import { CountrySelect } from '../../ui/place/country-select.tsx'
import css from './checkout-modal.module.css'
import { checkoutQuery } from './checkout-query.ts'

interface Props {
  order: Order
  disabled: boolean
}

/** Taxes and the right to withdraw go by where the client lives. */
export function ResidencePart({ order: { uuid, residence }, disabled }: Props) {
  const queries = useQueryClient()
  const { busy, run } = useAction()
  const [tries, setTries] = useState(0)
  const part = useKeptFocus<HTMLElement>()

  async function say(country: string) {
    if (country === '' || country === residence?.id) return
    const done = await run(async () => {
      await browserApi('PUT /orders/{uuid}/residence', { params: { uuid }, body: { country } })
      await queries.refetchQueries({ queryKey: checkoutQuery(uuid).queryKey })
    })
    // A refused country is not shown: the field begins anew with what holds.
    if (!done) setTries((before) => before + 1)
  }
  return (
    <section {...part} className={css.part} aria-label={t('Where you live')}>
      <CountrySelect
        key={`${residence?.id}-${tries}`}
        label={t('The country you live in')}
        name="residence"
        required
        help={t('Taxes and your right to withdraw depend on it. It stays with this order once you pay.')}
        countries={() => queries.ensureQueryData(countriesQuery)}
        defaultValue={residence?.id}
        disabled={disabled || busy}
        onChange={(country) => void say(country)}
      />
    </section>
  )
}
