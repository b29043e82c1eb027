import type { BrowserContext } from 'playwright-core'
import type { Service } from './make-order.ts'
import { askAs } from './own-api.ts'

/** Whoever is signed in in this browser reports a service; gives the id of the report. */
export async function reportService(context: Pick<BrowserContext, 'request'>, service: Pick<Service, 'id'>) {
  const { id } = await askAs<{ id: string }>(context, 'POST', '/reports', {
    kind: 'service',
    subject: service.id,
    category: 'misleading',
    explanation: 'It promises a visa, and nobody can promise one.',
    good_faith: true,
  })
  return id
}
