import { COUPON_CODE_LENGTH } from '@sojourn/contract/calls/limits'
import type { Coupon } from '@sojourn/contract/money/coupons'
import type { Payment } from '@sojourn/contract/money/payments'
import { t } from '@sojourn/contract/words/t'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { usableCouponsQuery } from '../../queries/coupon-queries.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { formatMoney } from '../../ui/money/format-money.ts'
import { Icon } from '../../ui/text/icon.tsx'
import part from './checkout-modal.module.css'
import css from './coupon-part.module.css'
import type { Coupons } from './use-coupons.ts'

interface Props {
  payment: Payment
  coupons: Coupons
  disabled: boolean
}

export function CouponPart({ payment, coupons, disabled }: Props) {
  const usable = useQuery(usableCouponsQuery)
  const [code, setCode] = useState('')
  const { problem } = coupons
  const form = useRef<HTMLFormElement>(null)
  const vouchers = vouchersOf(payment, usable.data ?? [])

  // On a phone what is wrong would stand below the edge.
  useEffect(() => {
    if (problem) form.current?.scrollIntoView({ block: 'nearest' })
  }, [problem])

  async function apply(event: FormEvent) {
    event.preventDefault()
    const typed = code.trim()
    if (!typed || disabled) return
    if (await coupons.add(typed)) setCode('')
  }

  return (
    <section className={part.part} aria-labelledby="coupons">
      <h3 id="coupons">{t('Coupons')}</h3>
      {vouchers.length > 0 && <Vouchers vouchers={vouchers} coupons={coupons} disabled={disabled} />}
      <form ref={form} className={css.enter} onSubmit={apply} noValidate>
        <TextInput
          label={t('Coupon code')}
          unmarked
          value={code}
          maxLength={COUPON_CODE_LENGTH}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={problem}
          disabled={disabled}
          onChange={({ currentTarget }) => {
            setCode(currentTarget.value)
            coupons.forgetProblem()
          }}
        />
        <Button type="submit" variant="secondary" busy={coupons.busy} disabled={disabled || !code.trim()}>
          {t('Apply')}
        </Button>
      </form>
    </section>
  )
}

/** One's own that can be used, and what was entered here. */
function vouchersOf({ ref, total, coupons }: Payment, usable: Coupon[]) {
  const own = usable
    .filter(({ balance }) => balance.currency === total.currency)
    .map(({ code, balance, reserved_for }) => ({
      code,
      worth: t('{amount} off', { amount: formatMoney(balance) }),
      isElsewhere: reserved_for !== null && reserved_for !== ref,
    }))
  const entered = coupons
    .filter(({ code }) => !own.some((one) => one.code === code))
    .map(({ code, amount }) => ({
      code,
      worth: t('{amount} off', { amount: formatMoney(amount) }),
      isElsewhere: false,
    }))
  return [...own, ...entered]
}

interface VouchersProps {
  vouchers: ReturnType<typeof vouchersOf>
  coupons: Props['coupons']
  disabled: boolean
}

const Vouchers = ({ vouchers, coupons, disabled }: VouchersProps) => (
  <ul className={css.vouchers}>
    {vouchers.map(({ code: own, worth, isElsewhere }) => {
      const taken = coupons.isTaken(own)
      return (
        <li key={own}>
          <button
            type="button"
            className={css.voucher}
            aria-pressed={taken}
            disabled={disabled || isElsewhere}
            onClick={() => void (taken ? coupons.remove(own) : coupons.add(own))}
          >
            <bdi className={css.code}>{own}</bdi>
            <span className={css.worth}>
              {isElsewhere ? t('Reserved for another payment') : worth}
              <Icon name={taken ? 'check' : 'plus'} size="s" />
            </span>
          </button>
        </li>
      )
    })}
  </ul>
)
