import { PRODUCT } from '@sojourn/contract/calls/names'
import { findTestCard, inGroups, TEST_CARDS } from '../cards/test-cards.ts'
import type { Session } from '../payments/session-store.ts'
import type { CardFields, FieldErrors } from './card-form.ts'
import { html, type Markup, nothing } from './html.ts'
import { brandName, page, showMoney } from './page-frame.ts'

export interface Shown {
  fields: CardFields
  errors?: FieldErrors
  refusal?: string | undefined
}

/** A card is typed here to pay with it, or to keep it. */
export function checkoutPage(session: Session, shown: Shown) {
  const isPayment = session.mode === 'payment'
  const money = isPayment ? showMoney(session.amount ?? 0, session.currency ?? 'USD') : ''
  const title = isPayment ? `Pay ${money}` : 'Add a card'
  const what = isPayment
    ? html`<h1><span class="payee">Pay ${PRODUCT}</span> <span class="amount">${money}</span></h1><p dir="auto">${session.description ?? ''}</p>`
    : html`<h1>${title}</h1><p>To pay with it at ${PRODUCT} later, without typing it again.</p>`
  return page(
    title,
    html`<div class="columns">
<section class="what">${what}</section>
<section class="pay card" id="card" aria-labelledby="card-title">
<h2 id="card-title">${isPayment ? 'Pay with a card' : 'Your card'}</h2>
${alert(shown)}
<form method="post" action="${`/sandbox/${isPayment ? 'checkout' : 'setup'}/${session.secret}`}" autocomplete="off" novalidate>
${field('number', 'Card number', shown, { placeholder: '1234 1234 1234 1234', inputmode: 'numeric', maxlength: '30' })}
<div class="pair">
${field('expiry', 'Expiry', shown, { placeholder: 'MM / YY', inputmode: 'numeric', maxlength: '9' })}
${field('cvc', 'Security code', shown, { placeholder: 'CVC', inputmode: 'numeric', maxlength: '4' })}
</div>
${field('name', 'Name on the card', shown, { maxlength: '100' })}
${
  isPayment
    ? html`<label class="tick"><input type="checkbox" name="save"${{ markup: shown.fields.save ? ' checked' : '' }}> Save this card for the next time</label>`
    : nothing
}
<button class="button">${isPayment ? `Pay ${money}` : 'Save card'}</button>
<a class="button quiet" href="${session.cancel_url}">Cancel</a>
</form>
<p class="fine">Only what tells a card apart is kept: its kind, the last four digits and the month it ends. Nobody is charged.</p>
</section>
${testCards(shown.fields.number)}
</div>`,
  )
}

function alert({ errors, refusal }: Shown) {
  const said = refusal ?? (errors && 'Please check the highlighted fields.')
  return said ? html`<div class="alert" role="alert"><p>${said}</p></div>` : nothing
}

function field(name: keyof FieldErrors, label: string, shown: Shown, attributes: Record<string, string>) {
  const error = shown.errors?.[name]
  const isFirst = error && Object.keys(shown.errors ?? {})[0] === name
  const more: Markup[] = Object.entries(attributes).map(([key, value]) => html`${{ markup: key }}="${value}"`)
  return html`<div class="field"><label for="${name}">${label}</label>
<input type="text" id="${name}" name="${name}" value="${shown.fields[name]}" autocomplete="off" ${more}${
    error ? html` aria-invalid="true" aria-describedby="${`${name}-error`}"` : nothing
  }${{ markup: isFirst ? ' autofocus' : '' }}>
${error ? html`<p class="error" id="${`${name}-error`}">${error}</p>` : nothing}</div>`
}

/** A press on one loads the page with its fields filled. */
function testCards(typed: string) {
  const chosen = findTestCard(typed)
  return html`<section class="tests" aria-labelledby="tests-title"><h2 id="tests-title">Test cards</h2>
<p class="soft small">Press one to fill in its number; any month to come and any security code go with it.</p>
<ul class="cards">${TEST_CARDS.map(
    (card) =>
      html`<li><a href="${`?card=${card.number}#card`}"${{ markup: card === chosen ? ' aria-current="true"' : '' }}><b>${inGroups(card.number)}<span class="brandname">${brandName(card.brand)}</span></b><i>${card.does}</i><span class="use" aria-hidden="true">${card === chosen ? 'Chosen' : 'Use'}</span></a></li>`,
  )}</ul></section>`
}
