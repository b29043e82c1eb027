import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import type { Statement } from './statement.ts'
import type { StatementRow } from './statement-store.ts'
import { csvStatement } from './write-statement-csv.ts'
import { pdfStatement } from './write-statement-pdf.ts'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
const MEGABYTE = 2 ** 20

function held() {
  collect()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return (heapUsed + arrayBuffers) / MEGABYTE
}

const row = (id: number): StatementRow => ({
  ...{ id, template: 'L2', created_at: new Date('2026-11-02T09:00:00Z'), currency: 'USD' },
  ...{ pending: 425_00, available: 0, transit: 0, debt: 0, commission: 75_00, taxes: 25_00 },
  ...{ order_ref: `SO-${id}`, order_title: `German student visa ${id}`, payout_ref: null },
  ...{ payout_hint: null, is_paid: false, is_back: false },
})

async function* portions(lines: number) {
  for (let from = 0; from < lines; from += 500)
    yield Array.from({ length: Math.min(500, lines - from) }, (_, index) => row(from + index))
}

const statementOf = (lines: number): Statement => ({
  ...{ number: 'ST-202611-7K3M9QXA', from: new Date('2026-11-01T00:00:00Z'), isOver: true, zone: 'UTC' },
  ...{ to: new Date('2026-12-01T00:00:00Z'), operator: [] },
  ...{ language: 'ar', seller: { name: 'Amara Okafor', about: [], numbers: [] } },
  ...{ supportEmail: 'help@example.com', opening: [], portions: portions(lines) },
  writtenAt: new Date('2026-11-30T09:00:00Z'),
})

/** The most that was held while it was read and thrown away, piece by piece. */
async function mostHeld(pieces: AsyncIterable<unknown>) {
  let most = 0
  let read = 0
  for await (const _piece of pieces) if (read++ % 200 === 0) most = Math.max(most, held())
  return most
}

test.each([
  ['CSV', csvStatement],
  ['PDF', pdfStatement],
])(
  'a %s of ten times the lines needs no more memory',
  async (_kind, write) => {
    await mostHeld(write(statementOf(500)))
    const small = await mostHeld(write(statementOf(1_000)))
    expect((await mostHeld(write(statementOf(10_000)))) - small).toBeLessThan(8)
  },
  120_000,
)
