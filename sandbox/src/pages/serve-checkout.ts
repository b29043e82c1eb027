import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findTestCard } from '../cards/test-cards.ts'
import type { House } from '../house.ts'
import { pageAddress } from '../payments/attempt-view.ts'
import { findCharge } from '../payments/charge-store.ts'
import { findSessionBySecret, type Session } from '../payments/session-store.ts'
import { type CardFields, checkFields, EMPTY, fieldsOf, readFields } from './card-form.ts'
import { checkoutPage, type Shown } from './checkout-page.ts'
import { sendPage } from './forms.ts'
import { notThere, type Secret } from './not-there.ts'
import { notePage } from './page-frame.ts'
import { payOnPage, saveOnPage } from './use-page.ts'

const MODES = ['checkout', 'setup'] as const

/** A card is typed here to pay with it, or to keep it. */
export function serveCheckout(site: FastifyInstance, house: House) {
  for (const mode of MODES) {
    site.get<Secret>(`/${mode}/:secret`, async (request, reply) => {
      const session = await openSession(house, request, reply, mode)
      return session ? showCheckout(reply, session, await shownAtFirst(house, request, session)) : reply
    })
    site.post<Secret>(`/${mode}/:secret`, async (request, reply) => {
      const session = await openSession(house, request, reply, mode)
      return session ? useCard(house, reply, session, readFields(request.body)) : reply
    })
  }
}

/** The page's session while one can still use it; otherwise the page that says why not is sent. */
async function openSession(
  { book, clock }: House,
  request: FastifyRequest<Secret>,
  reply: FastifyReply,
  mode: (typeof MODES)[number],
) {
  const session = await findSessionBySecret(book, request.params.secret)
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

async function shownAtFirst(
  { book, clock }: House,
  request: FastifyRequest,
  session: Session,
): Promise<Shown> {
  const { card: number } = request.query as { card?: unknown }
  const card = typeof number === 'string' ? findTestCard(number) : undefined
  const charge = session.charge_id ? await findCharge(book, session.charge_id) : undefined
  return {
    fields: card ? fieldsOf(card, clock.now()) : EMPTY,
    refusal: card ? undefined : (charge?.error_text ?? undefined),
  }
}

async function useCard(house: House, reply: FastifyReply, session: Session, fields: CardFields) {
  const checked = checkFields(fields, house.clock.now())
  if ('errors' in checked) {
    const number = findTestCard(fields.number) ? fields.number : ''
    return showCheckout(reply, session, { fields: { ...fields, number, cvc: '' }, errors: checked.errors })
  }
  const { typed } = checked
  const tried =
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

const showCheckout = (reply: FastifyReply, session: Session, shown: Shown) =>
  sendPage(reply, checkoutPage(session, shown), session.success_url)
