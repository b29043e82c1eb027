import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerAccount, findAccountBySecret } from '../accounts/account-store.ts'
import type { House } from '../house.ts'
import { accountPage, TEST_BANKS } from './account-page.ts'
import { sendPage } from './forms.ts'
import { notThere, type Secret } from './not-there.ts'

export function serveAccount(site: FastifyInstance, house: House) {
  const { book, clock } = house

  async function openAccount(request: FastifyRequest<Secret>, reply: FastifyReply) {
    const account = await findAccountBySecret(book, request.params.secret)
    if (!account) {
      notThere(reply)
      return undefined
    }
    if (account.link_ends_at && account.link_ends_at > clock.now()) return account
    reply.redirect(account.refresh_url ?? '/', 303)
    return undefined
  }

  site.get<Secret>('/account/:secret', async (request, reply) => {
    const account = await openAccount(request, reply)
    return account ? sendPage(reply, accountPage(account, request.params.secret), account.return_url) : reply
  })

  site.post<Secret>('/account/:secret', async (request, reply) => {
    const account = await openAccount(request, reply)
    if (!account) return reply
    const bank = TEST_BANKS.find(({ value }) => value === request.body.get('bank'))
    if (!bank) {
      const again = accountPage(account, request.params.secret, 'Please choose a bank.')
      return sendPage(reply, again, account.return_url)
    }
    await answerAccount(book, account.id, bank.state, clock.now(), bank)
    house.tell()
    return reply.redirect(account.return_url ?? '/', 303)
  })
}
