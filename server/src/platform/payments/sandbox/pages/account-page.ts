import { PRODUCT } from '@sojourn/contract/calls/names'
import { html, nothing } from '../../../html.ts'
import type { AccountState } from '../../processor.ts'
import type { findAccountBySecret } from '../account-store.ts'
import { page } from './page-frame.ts'

type Account = NonNullable<Awaited<ReturnType<typeof findAccountBySecret>>>

interface Bank {
  state: AccountState['state']
  name: string
  does: string
}

export const TEST_BANKS: readonly Bank[] = [
  { state: 'linked', name: 'Bank of Test', does: 'Can be paid at once' },
  { state: 'in_progress', name: 'Careful Bank', does: 'Is looked at for five seconds, then can be paid' },
  { state: 'incomplete', name: 'Forgetful Bank', does: 'Something is still missing' },
  { state: 'rejected', name: 'Closed Bank', does: 'Is refused for good' },
]

const SAID: Record<string, string> = {
  linked: 'This account can be paid. You may change where to.',
  in_progress: 'This account is being looked at.',
}

/** Where an agent says how they want to be paid. */
export const accountPage = (account: Account, secret: string, error?: string) =>
  page(
    'Get paid',
    html`<div class="narrow card"><h1>Where shall your money go?</h1>
<p class="soft">${PRODUCT} pays you out to a bank account in ${new Intl.DisplayNames('en', { type: 'region' }).of(account.country) ?? account.country}. ${SAID[account.status] ?? ''}</p>
${error ? html`<div class="alert" role="alert"><p>${error}</p></div>` : nothing}
<form method="post" action="${`/sandbox/account/${secret}`}">
<fieldset class="choices"><legend><h2>Test banks</h2></legend>${TEST_BANKS.map(
      ({ state, name, does }) =>
        html`<label><input type="radio" name="bank" value="${state}"${{ markup: state === 'linked' ? ' checked' : '' }}><span>${name}<span>${does}</span></span></label>`,
    )}</fieldset>
<button class="button">Continue</button>
<a class="button quiet" href="${account.return_url ?? '/'}">Later</a>
</form></div>`,
  )
