import { PRODUCT } from '@sojourn/contract/calls/names'
import type { AccountState, Bank, findAccountBySecret } from '../accounts/account-store.ts'
import { html, nothing } from './html.ts'
import { page } from './page-frame.ts'

type Account = NonNullable<Awaited<ReturnType<typeof findAccountBySecret>>>

interface TestBank extends Bank {
  value: string
  state: AccountState['state']
  does: string
}

export const TEST_BANKS: readonly TestBank[] = [
  { value: 'linked', state: 'linked', bank: 'Bank of Test', last4: '0001', does: 'Can be paid at once' },
  {
    value: 'in_progress',
    state: 'in_progress',
    bank: 'Careful Bank',
    last4: '0002',
    does: 'Is looked at for five seconds, then can be paid',
  },
  {
    value: 'incomplete',
    state: 'incomplete',
    bank: 'Forgetful Bank',
    last4: '0003',
    does: 'Something is still missing',
  },
  { value: 'rejected', state: 'rejected', bank: 'Closed Bank', last4: '0004', does: 'Is refused for good' },
  {
    value: 'elsewhere',
    state: 'linked',
    bank: 'Bank of Elsewhere',
    last4: '0005',
    does: 'Can be paid at once, and is another account than Bank of Test',
  },
]

const SAID: Record<string, string> = {
  linked: 'This account can be paid. You may change where to.',
  in_progress: 'This account is being looked at.',
}

/** An agent says here how they want to be paid. */
export const accountPage = (account: Account, secret: string, error?: string) =>
  page(
    'Get paid',
    html`<div class="narrow card"><h1>Where shall your money go?</h1>
<p class="soft">${PRODUCT} pays you out to a bank account in ${new Intl.DisplayNames('en', { type: 'region' }).of(account.country) ?? account.country}. ${SAID[account.status] ?? ''}</p>
${error ? html`<div class="alert" role="alert"><p>${error}</p></div>` : nothing}
<form method="post" action="${`/sandbox/account/${secret}`}">
<fieldset class="choices"><legend><h2>Test banks</h2></legend>${TEST_BANKS.map(
      ({ value, bank, does }) =>
        html`<label><input type="radio" name="bank" value="${value}"${{ markup: value === 'linked' ? ' checked' : '' }}><span>${bank}<span>${does}</span></span></label>`,
    )}</fieldset>
<button class="button">Continue</button>
<a class="button quiet" href="${account.return_url ?? '/'}">Later</a>
</form></div>`,
  )
