const EVENT = 'checkout'

/** In the address while the checkout is open: a reload, or the way back from the bank, opens it again. */
export const CHECKOUT = 'checkout'

/** Opens the checkout of an order that is not paid, over whatever page one is on. */
export const openCheckout = (orderUuid: string) =>
  window.dispatchEvent(new CustomEvent(EVENT, { detail: orderUuid }))

export function onCheckout(listener: (orderUuid: string) => void) {
  const hear = (event: Event) => listener((event as CustomEvent<string>).detail)
  window.addEventListener(EVENT, hear)
  return () => window.removeEventListener(EVENT, hear)
}
