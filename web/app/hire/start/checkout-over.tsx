import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { lazyPart } from '../../fast-pages/lazy-part.ts'
import { useHydrated } from '../../fast-pages/use-hydrated.ts'
import { Waits } from '../../fast-pages/waits.tsx'
import { CHECKOUT, onCheckout } from './checkout.ts'

const Checkout = lazyPart(() => import('../checkout/checkout-modal.tsx'))

/** Stands once around a person's pages: pays the order the address names. */
export function CheckoutOver() {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const asked = params.get(CHECKOUT)

  useEffect(
    () => onCheckout((orderUuid) => setParams(withCheckout(orderUuid), { preventScrollReset: true, state })),
    [setParams, state],
  )

  if (!useHydrated() || !asked) return null
  return (
    <Waits>
      <Checkout
        key={asked}
        orderUuid={asked}
        onClosed={() => setParams(withCheckout(null), { replace: true, preventScrollReset: true, state })}
      />
    </Waits>
  )
}

const withCheckout = (orderUuid: string | null) => (params: URLSearchParams) => {
  if (orderUuid) params.set(CHECKOUT, orderUuid)
  else params.delete(CHECKOUT)
  return params
}
