import type { FastifyInstance } from 'fastify'
import type { Sandbox } from '../sandbox.ts'
import { type Door, guard } from './door.ts'
import { acceptForms } from './forms.ts'
import { notThere } from './not-there.ts'
import { serveAccount } from './serve-account.ts'
import { serveCheckout } from './serve-checkout.ts'
import { serveConfirmation } from './serve-confirmation.ts'

/** The pages on which people pay, as a real processor has them on a site of its own. They know no session of anybody. */
export function serveSandbox(app: FastifyInstance, { house }: Sandbox, door: Door) {
  app.register(
    async (site) => {
      acceptForms(site)
      guard(site, door)
      serveCheckout(site, house)
      serveConfirmation(site, house)
      serveAccount(site, house)
      // Else the pages of who serves these would answer.
      site.get('/*', async (_request, reply) => notThere(reply))
    },
    { prefix: '/sandbox' },
  )
}
