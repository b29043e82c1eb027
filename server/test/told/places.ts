import { expect } from 'vitest'
import { mailsTo } from '../mailbox.ts'
import type { PaidWork } from '../paid-work.ts'
import { capturedFor, enter } from '../payments.ts'
import type { Browser } from '../people.ts'
import { readPdf, squeezed } from '../read-pdf.ts'
import type { TestApp } from '../start-app.ts'

/** The figures are in cents: where the client’s money went, and what is the agent’s and ours. */
export interface Came {
  card: number
  credit: number
  coupon: number
  gets: number
  commission: number
}

export interface Played extends PaidWork {
  payment: string
  ref: string
  /** The gift that paid a part of it. */
  code: string | null
  asStaff: Browser
}

interface Told {
  place: string
  /** Figures that the place says nothing about are left out. */
  says: Partial<Came>
}

const cents = (words: string) => Math.round(Number(words.replaceAll(/[$,]/g, '')) * 100)

/** The parts a text names, as each reads it: “$63.79 to your card, $5.00 as credit and $16.22 back on coupon SPRING”. */
function partsIn(text: string): Pick<Came, 'card' | 'credit' | 'coupon'> {
  const sum = (pattern: RegExp) =>
    [...text.matchAll(pattern)].reduce((total, [, amount = '0']) => total + cents(amount), 0)
  return {
    card: sum(/(\$[\d,.]+\d) to (?:your|their) card/g),
    credit: sum(/(\$[\d,.]+\d) as credit/g),
    coupon: sum(/(\$[\d,.]+\d) back on (?:coupon \S+|(?:your|a) coupon)/g),
  }
}

type Parts = { card: Money; credit: Money; promo: Money }
type Money = { amount: number }
const partsOf = (refund: Parts | null) => ({
  card: refund?.card.amount ?? 0,
  credit: refund?.credit.amount ?? 0,
  coupon: refund?.promo.amount ?? 0,
})

/** Every place that names money of the order, with what it says. */
export async function places(server: TestApp, order: Played): Promise<Told[]> {
  const told: Told[] = []
  const add = (place: string, says: Partial<Came>) => told.push({ place, says })
  const get = async (as: Browser, path: string) => (await as.get(path)).body.data
  // Their sessions may have ended while days passed.
  const asClient = await enter(server, order.client)
  const asAgent = await enter(server, order.agent)

  const payment = await get(asClient, `/payments/${order.payment}`)
  add('the payment on the client’s order', partsOf(payment.refund))
  const paid = (await get(asClient, '/payments?limit=100')).items
  add(
    'the history of payments',
    partsOf(paid.find(({ ref }: { ref: string }) => ref === order.payment).refund),
  )

  for (const [side, as] of [
    ['client', asClient],
    ['agent', asAgent],
  ] as const) {
    const shown = await get(as, `/orders/${order.id}/workspace`)
    const settled = shown.paid.conflicts.find((one: { settled: unknown }) => one.settled)?.settled
    if (settled)
      add(`the conflict, as the ${side} sees it`, {
        ...partsOf(settled.refund),
        ...{ gets: settled.agent.gets.amount, commission: settled.agent.commission.amount },
      })
    const step = shown.timeline.items.find((one: { refund: Parts | null; step: string }) =>
      ['O6', 'O7', 'O15', 'O16'].includes(one.step),
    )
    if (step) add(`the timeline of the ${side}`, partsOf(step.refund))
    for (const { title } of (await get(as, '/notifications?limit=100')).items.filter(
      ({ about, title }: { about: string; title: string }) =>
        about.includes(order.ref) && /(settled|cancelled)\. Refund/.test(title),
    ))
      add(`the notice of the ${side}: ${title}`, partsIn(title))
  }

  for (const [side, email] of [
    ['client', order.client.email],
    ['agent', order.agent.email],
  ] as const)
    for (const { subject, text } of await mailsTo(server, email)) {
      if (!subject.includes(order.ref) || !/is closed|is cancelled/.test(subject)) continue
      const words = text.replaceAll(/\s+/g, ' ')
      add(`the mail to the ${side}: ${subject}`, {
        ...partsIn(words),
        ...(side === 'agent' && {
          gets: cents(/(\$[\d,.]+\d) is yours/.exec(words)?.[1] ?? '0'),
          commission: cents(/(\$[\d,.]+\d) is our commission/.exec(words)?.[1] ?? '0'),
        }),
      })
    }

  const { words } = await readPdf(
    (await download(server, asClient, `/payments/${order.payment}/receipt`)).rawPayload,
  )
  const receipt = (line: string) => {
    const at = words.indexOf(squeezed(line))
    return at < 0 ? 0 : cents(/\$[\d,]+\.\d\d/.exec(words.slice(at))?.[0] ?? '0')
  }
  add('the receipt', {
    card: receipt('Refunded to your card') + receipt('On its way to your card'),
    credit: receipt('Refunded as credit'),
    coupon: order.code ? receipt(`Back on coupon ${order.code}`) : 0,
  })

  const staff = (await get(order.asStaff, `/staff/orders/${order.id}`)).money
  add('the order of our team', {
    ...{ card: staff.to_card.amount, credit: staff.to_credit.amount, coupon: staff.to_promo.amount },
    ...{ gets: staff.agent.amount, commission: staff.commission.amount },
  })

  const wallet = await get(asAgent, '/wallets')
  const moved = wallet.movements.items.filter(
    (one: { order: { uuid: string } | null; kind: string }) =>
      one.order?.uuid === order.id && ['earned', 'refunded'].includes(one.kind),
  )
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
  add('the wallet', { gets: sum(moved.map(({ amount }: { amount: Money }) => amount.amount)) })
  const month = server.clock.now().toISOString().slice(0, 7)
  const csv = (await download(server, asAgent, `/wallets/statements/${month}/csv`)).body
  const earned = csv.split('\r\n').filter((line) => line.includes(order.ref) && line.includes('Earned'))
  add('the statement', {
    gets: sum(
      earned.map((line) =>
        line.includes((moved[0].amount.amount / 100).toFixed(2)) ? moved[0].amount.amount : 0,
      ),
    ),
  })

  const charges = await capturedFor(server, order.payment)
  add('the bank', { card: sum(charges.map(({ refunded }) => Number(refunded))) })
  const coupons = (await get(asClient, '/coupons?limit=100')).items
  const gift = coupons.find(({ code }: { code: string }) => code === order.code)
  if (gift) add('the coupon', { coupon: gift.balance.amount })
  return told
}

const download = (server: TestApp, browser: Browser, url: string) =>
  server.app.inject({
    method: 'GET',
    url: `/api${url}`,
    headers: { cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  })

/** One table shows each place beside what it came to, so that what differs is seen at once. */
export function expectAllToSay(told: Told[], came: Came) {
  const table = (rows: Told[]) => rows.map(({ place, says }) => ({ place, ...says }))
  expect(table(told)).toEqual(
    told.map(({ place, says }) => ({
      place,
      ...Object.fromEntries(Object.keys(says).map((name) => [name, came[name as keyof Came]])),
    })),
  )
}
