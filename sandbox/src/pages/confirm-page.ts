import { PRODUCT } from '@sojourn/contract/calls/names'
import type { findChargeBySecret } from '../payments/charge-store.ts'
import { html } from './html.ts'
import { brandName, page, showMoney } from './page-frame.ts'

type Asked = NonNullable<Awaited<ReturnType<typeof findChargeBySecret>>>

export const confirmPage = (charge: Asked, secret: string) =>
  page(
    'Confirm your payment',
    html`<div class="narrow card"><p class="soft small">Your bank, in the sandbox</p><h1>Is it you who pays?</h1>
<dl><dt>To</dt><dd>${PRODUCT}</dd><dt>For</dt><dd dir="auto">${charge.description}</dd>
<dt>Card</dt><dd>${brandName(charge.brand)} &middot;&middot;&middot;&middot; ${charge.last4}</dd>
<dt>Amount</dt><dd><strong>${showMoney(charge.amount, charge.currency)}</strong></dd></dl>
<form method="post" action="${`/sandbox/confirm/${secret}`}">
<button class="button" name="answer" value="approve">Yes, approve</button>
<button class="button quiet" name="answer" value="refuse">No, refuse</button>
</form></div>`,
  )
