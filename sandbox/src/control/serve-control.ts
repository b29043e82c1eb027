import type { FastifyInstance } from 'fastify'
import { POINTS } from '../faults.ts'
import type { Door } from '../pages/door.ts'
import { acceptForms, sendPage } from '../pages/forms.ts'
import type { Sandbox } from '../sandbox.ts'
import { act, isAct } from './act.ts'
import { controlPage } from './control-page.ts'
import { linesOf, SHOWN, type ShownKind } from './control-store.ts'

const MOST_CALLS = 1000
const LONGEST_DELAY_MS = 60_000

/** The page `/dev/payments` shows the sandbox from inside, where nobody else can reach the server; tests read `/dev/payments.json`. */
export function serveControl(
  app: FastifyInstance,
  { house, wires }: Sandbox,
  { letIn }: Pick<Door, 'letIn'>,
) {
  app.register(async (site) => {
    acceptForms(site)
    site.addHook('onRequest', async (request) => {
      if (request.method === 'POST') await letIn(request)
    })

    site.get('/dev/payments', async (request, reply) => {
      const query = request.query as Record<string, unknown>
      const kind = kindIn(query.show)
      const before = typeof query.before === 'string' ? query.before : null
      return sendPage(reply, controlPage({ kind, ...(await linesOf(house.book, kind, before)), wires }))
    })

    site.get('/dev/payments.json', async () => ({ data: { hanging: wires.hanging, fault: wires.fault } }))

    site.post<{ Body: URLSearchParams }>('/dev/payments', async ({ body }, reply) => {
      const name = body.get('act')
      if (isAct(name)) await act(house, name, body.get('id') ?? '')
      return reply.redirect(`/dev/payments?show=${kindIn(body.get('show'))}`, 303)
    })

    site.post<{ Body: URLSearchParams }>('/dev/payments/switches', async ({ body }, reply) => {
      const left = numberIn(body.get('left'), MOST_CALLS)
      wires.delayMs = numberIn(body.get('delay'), LONGEST_DELAY_MS)
      wires.refundsFail = body.has('refunds_fail')
      wires.isShort = body.has('short')
      wires.holdsDeliveries = body.has('hold')
      wires.fault =
        left === 0
          ? null
          : {
              left,
              does: body.get('does') === 'hang' ? 'hang' : 'fail',
              point: POINTS.find((point) => point === body.get('point')) ?? POINTS[0],
              call: body.get('call')?.trim() || null,
            }
      house.tell()
      return reply.redirect(`/dev/payments?show=${kindIn(body.get('show'))}`, 303)
    })
  })
}

const kindIn = (name: unknown): ShownKind => SHOWN.find((kind) => kind === name) ?? 'charges'

function numberIn(text: string | null, most: number) {
  const number = Number(text)
  return Number.isInteger(number) && number > 0 ? Math.min(number, most) : 0
}
