import type { FastifyInstance } from 'fastify'
import type { House } from '../house.ts'
import { pageAddress } from '../payments/attempt-view.ts'
import { findChargeBySecret } from '../payments/charge-store.ts'
import { confirmPage } from './confirm-page.ts'
import { sendPage } from './forms.ts'
import { notThere, type Secret } from './not-there.ts'
import { notePage } from './page-frame.ts'
import { confirmOnPage } from './use-page.ts'

/** The bank asks here whether it is its customer who pays. */
export function serveConfirmation(site: FastifyInstance, house: House) {
  site.get<Secret>('/confirm/:secret', async (request, reply) => {
    const { secret } = request.params
    const charge = await findChargeBySecret(house.book, secret)
    if (!charge) return notThere(reply)
    const isAsked = charge.status === 'needs_action'
    return isAsked
      ? sendPage(reply, confirmPage(charge, secret))
      : sendPage(reply, nothingToConfirm(charge.return_url), charge.return_url)
  })

  site.post<Secret>('/confirm/:secret', async (request, reply) => {
    const { secret } = request.params
    const charge = await findChargeBySecret(house.book, secret)
    if (!charge) return notThere(reply)
    const isApproved = request.body.get('answer') === 'approve'
    const confirmed = await confirmOnPage(house, secret, isApproved)
    // On a page of ours one may try again there.
    const isBack = confirmed?.status === 'failed' && charge.session_secret
    return reply.redirect(
      isBack ? pageAddress('', 'checkout', charge.session_secret as string) : charge.return_url,
      303,
    )
  })
}

const nothingToConfirm = (returnUrl: string) =>
  notePage('There is nothing to confirm any more', 'Your bank has had its answer, or has waited too long.', {
    url: returnUrl,
    label: 'Go back',
  })
