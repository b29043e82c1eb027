import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import { refusalFor } from '../../http/errors.ts'
import { refuseForeignWrites } from '../../http/foreign-writes.ts'
import type { Refusal } from '../../refusal.ts'
import { answerAccount, findAccountBySecret } from './account-store.ts'
import { pageAddress } from './attempt-view.ts'
import { findCharge, findChargeBySecret } from './charge-store.ts'
import { accountPage, TEST_BANKS } from './pages/account-page.ts'
import { type CardFields, checkFields, EMPTY, fieldsOf, readFields } from './pages/card-form.ts'
import { checkoutPage, type Shown } from './pages/checkout-page.ts'
import { confirmPage } from './pages/confirm-page.ts'
import { acceptForms, sendPage } from './pages/forms.ts'
import { notePage } from './pages/page-frame.ts'
import { confirmOnPage, payOnPage, saveOnPage } from './pages/use-page.ts'
import type { Sandbox } from './sandbox.ts'
import { findSessionBySecret, type Session, type Tried } from './session-store.ts'
import { findTestCard } from './test-cards.ts'

type Secret = { Params: { secret: string }; Body: URLSearchParams }

type Around = Pick<Context, 'settings' | 'limits' | 'log' | 'clock'>

/** The pages on which people pay, as a real processor has them on a site of its own. They know no session of ours. */
export function serveSandbox(app: FastifyInstance, context: Around, { house }: Sandbox) {
  const { settings, limits, log, clock } = context

  app.register(
    async (site) => {
      acceptForms(site)
      site.addHook('onRequest', async (request, reply) => {
        // The address is a secret; the origin alone must go along, or a form would seem to come from nowhere.
        reply.headers({
          'cache-control': 'no-store',
          'referrer-policy': 'strict-origin',
          'x-robots-tag': 'noindex',
        })
        if (request.method !== 'POST') return
        refuseForeignWrites(request, settings)
        await limits.take('sandbox_page', { address: request.ip })
      })
      site.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
        const refusal = refusalFor(error, request, log)
        if (refusal.details.retryAfterSeconds) reply.header('retry-after', refusal.details.retryAfterSeconds)
        return sendPage(reply.code(refusal.status), notePage('That did not work', refusal.message))
      })

      for (const mode of ['checkout', 'setup'] as const) {
        site.get<Secret>(`/${mode}/:secret`, async (request, reply) => {
          const session = await openSession(request, reply, mode)
          return session ? showCheckout(reply, session, await shownAtFirst(request, session)) : reply
        })
        site.post<Secret>(`/${mode}/:secret`, async (request, reply) => {
          const session = await openSession(request, reply, mode)
          return session ? useCard(reply, session, readFields(request.body)) : reply
        })
      }

      site.get<Secret>('/confirm/:secret', async (request, reply) => {
        const { secret } = request.params
        const charge = await findChargeBySecret(house.book, secret)
        if (!charge) return notThere(reply)
        if (charge.status === 'needs_action') return sendPage(reply, confirmPage(charge, secret))
        return sendPage(
          reply,
          notePage(
            'There is nothing to confirm any more',
            'Your bank has had its answer, or has waited too long.',
            {
              url: charge.return_url,
              label: 'Go back',
            },
          ),
          charge.return_url,
        )
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

      site.get<Secret>('/account/:secret', async (request, reply) => {
        const account = await openAccount(request, reply)
        return account
          ? sendPage(reply, accountPage(account, request.params.secret), account.return_url)
          : reply
      })

      site.post<Secret>('/account/:secret', async (request, reply) => {
        const account = await openAccount(request, reply)
        if (!account) return reply
        const bank = TEST_BANKS.find(({ value }) => value === request.body.get('bank'))
        if (!bank) {
          const again = accountPage(account, request.params.secret, 'Please choose a bank.')
          return sendPage(reply, again, account.return_url)
        }
        await answerAccount(house.book, account.id, bank.state, clock.now(), bank)
        house.tell()
        return reply.redirect(account.return_url ?? '/', 303)
      })

      // Else our own pages would answer.
      site.get('/*', async (_request, reply) => notThere(reply))
    },
    { prefix: '/sandbox' },
  )

  /** The page's session while one can still use it; otherwise the page that says why not is sent. */
  async function openSession(
    request: FastifyRequest<Secret>,
    reply: FastifyReply,
    mode: 'checkout' | 'setup',
  ) {
    const session = await findSessionBySecret(house.book, request.params.secret)
    if (!session || (session.mode === 'setup') !== (mode === 'setup')) {
      notThere(reply)
      return undefined
    }
    if (session.status === 'open' && session.expires_at > clock.now()) return session
    showOver(reply, session)
    return undefined
  }

  function showOver(reply: FastifyReply, session: Session) {
    const isDone = session.status === 'complete'
    const [title, text] = !isDone
      ? (['This page has expired', 'It can no longer be used. Go back and begin again.'] as const)
      : session.mode === 'setup'
        ? (['Your card is saved', 'There is nothing more to do here.'] as const)
        : (['This is paid already', 'There is nothing more to pay here.'] as const)
    const url = isDone ? session.success_url : session.cancel_url
    sendPage(reply, notePage(title, text, { url, label: 'Go back' }), url)
  }

  async function shownAtFirst(request: FastifyRequest, session: Session): Promise<Shown> {
    const { card: number } = request.query as { card?: unknown }
    const card = typeof number === 'string' ? findTestCard(number) : undefined
    const charge = session.charge_id ? await findCharge(house.book, session.charge_id) : undefined
    return {
      fields: card ? fieldsOf(card, clock.now()) : EMPTY,
      refusal: card ? undefined : (charge?.error_text ?? undefined),
    }
  }

  async function useCard(reply: FastifyReply, session: Session, fields: CardFields) {
    const checked = checkFields(fields, clock.now())
    if ('errors' in checked) {
      const number = findTestCard(fields.number) ? fields.number : ''
      return showCheckout(reply, session, { fields: { ...fields, number, cvc: '' }, errors: checked.errors })
    }
    const { typed } = checked
    const tried: Tried =
      session.mode === 'setup'
        ? await saveOnPage(house, session, typed)
        : await payOnPage(house, session, { ...typed, keep: fields.save })
    if (tried.is === 'done') return reply.redirect(session.success_url, 303)
    if (tried.is === 'to_confirm') return reply.redirect(pageAddress('', 'confirm', tried.secret), 303)
    if (tried.is === 'refused')
      return showCheckout(reply, session, { fields: { ...fields, cvc: '' }, refusal: tried.error.text })
    // Another tab was quicker.
    const now = await findSessionBySecret(house.book, session.secret)
    showOver(reply, now ?? session)
    return reply
  }

  async function openAccount(request: FastifyRequest<Secret>, reply: FastifyReply) {
    const account = await findAccountBySecret(house.book, request.params.secret)
    if (!account) {
      notThere(reply)
      return undefined
    }
    if (account.link_ends_at && account.link_ends_at > clock.now()) return account
    reply.redirect(account.refresh_url ?? '/', 303)
    return undefined
  }

  const showCheckout = (reply: FastifyReply, session: Session, shown: Shown) =>
    sendPage(reply, checkoutPage(session, shown), session.success_url)

  const notThere = (reply: FastifyReply) =>
    sendPage(
      reply.code(404),
      notePage('This page is not there', 'Its address is wrong, or it was never opened.'),
    )
}
