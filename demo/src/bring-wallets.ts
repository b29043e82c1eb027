import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { WALLET_KINDS } from '@sojourn/contract/money/wallet-words'
import { answerAccountAt } from '@sojourn/sandbox/accounts/answer-account-at'
import { act } from '@sojourn/sandbox/control/act'
import type { Sandbox } from '@sojourn/sandbox/sandbox'
import { z } from 'zod'
import type { Context } from '../../server/src/context.ts'
import { hasWallet } from '../../server/src/money/wallets/has-wallet.ts'
import { keepWallet } from '../../server/src/money/wallets/linking/link-wallet.ts'
import { nameAtProcessor } from '../../server/src/money/wallets/linking/name-at-processor.ts'
import { openPageOf } from '../../server/src/money/wallets/linking/open-onboarding.ts'
import { lookAtWallet } from '../../server/src/money/wallets/linking/settle-account.ts'
import { requestPayout } from '../../server/src/money/wallets/payouts/request-payout.ts'
import { bringPayoutOn } from '../../server/src/money/wallets/payouts/send-payout.ts'
import { DAY_MS, HOUR_MS } from '../../server/src/platform/clock.ts'
import { transact } from '../../server/src/platform/database/transact.ts'
import { SYSTEM } from '../../server/src/platform/http/by.ts'
import { isSandbox } from '../../server/src/platform/payments/sandbox/sandbox.ts'
import { Refusal } from '../../server/src/platform/refusal.ts'
import { clearReleases } from '../../server/src/work/completion/clear-releases.ts'
import type { Told } from './bring-hires.ts'
import { demoActor } from './demo-actor.ts'
import { asOf } from './past-context.ts'
import { type DemoPeople, STORY } from './people/demo-people.ts'

const Wallets = z.array(
  z.strictObject({
    /** The agent is named by username. */
    agent: z.string(),
    kind: z.enum(WALLET_KINDS),
    country: z.string(),
    bank_account: z
      .strictObject({ holder: z.string(), account: z.string(), bank: z.string(), code: z.string() })
      .optional(),
    answer: z.enum(['incomplete', 'linked']).optional(),
    payouts: z.array(
      z.strictObject({
        cents: z.int(),
        hours_ago: z.int(),
        outcome: z.enum(['waiting', 'paid', 'failed', 'returned']),
      }),
    ),
  }),
)
type DemoWallet = z.output<typeof Wallets>[number]
type DemoPayout = DemoWallet['payouts'][number]

/** The first earnings were cleared, and bank accounts linked, so many days ago. */
const CLEARED_DAYS = 14
const LINKED_DAYS = 13

/** Wallets are brought only where no real money moves, each step at its time among the orders. */
export async function tellOfWallets(context: Context, people: DemoPeople): Promise<Told[]> {
  const { processor, clock } = context
  if (!isSandbox(processor)) return []
  const told = (ms: number, tell: (then: Context) => Promise<unknown>): Told => {
    const at = clock.now().getTime() - ms
    return { at, tell: async () => void (await tell(asOf(context, new Date(at)))) }
  }
  const clear = (then: Context) => clearReleases.run(then, {})
  // Money that is due by the end of the story is the agents’: no day that has passed stands in a wallet as one to come.
  const steps = [told(CLEARED_DAYS * DAY_MS, clear), told(0, clear)]
  const wallets = Wallets.parse(JSON.parse(await readFile(join(STORY, 'wallets.json'), 'utf8')))
  for (const wallet of wallets) {
    const agentId = people.agents.find(({ username }) => username === wallet.agent)?.id
    if (!agentId) throw new Error(`Nobody is called ${wallet.agent}`)
    if (await hasWallet(context, agentId)) continue
    steps.push(told(LINKED_DAYS * DAY_MS, (then) => link(then, processor.sandbox, agentId, wallet)))
    for (const payout of wallet.payouts)
      steps.push(
        told(payout.hours_ago * HOUR_MS, (then) =>
          payOut(then, processor.sandbox, agentId, payout).catch(unlessRefused),
        ),
      )
  }
  return steps
}

/** In a database that was told less of the story, there is nothing to pay out. */
function unlessRefused(error: unknown) {
  if (!(error instanceof Refusal)) throw error
}

async function link(
  context: Context,
  { house }: Sandbox,
  agentId: string,
  { kind, country, bank_account, answer }: DemoWallet,
) {
  const agent = demoActor(context, agentId)
  const id = await keepWallet(context, agent, { kind, country, bank_account }, null)
  if (kind === 'manual') return
  const url = await openPageOf(context, agent)
  if (answer !== 'linked') return
  await answerAccountAt(house, url, answer)
  await lookAtWallet(context, id)
}

const STEPS = { paid: ['pay'], failed: ['fail'], returned: ['pay', 'fail'] } as const

async function payOut(context: Context, { house }: Sandbox, agentId: string, { cents, outcome }: DemoPayout) {
  const asked = { agentId, amount: cents, currency: 'USD', askedBy: 'agent', by: SYSTEM } as const
  const payout = await transact(context, (tx) => requestPayout(context, tx, asked))
  if (!payout || outcome === 'waiting') return
  await bringPayoutOn(context, payout.id)
  for (const step of STEPS[outcome]) {
    await act(house, step, (await nameAtProcessor(context, payout.id)) ?? '')
    await bringPayoutOn(context, payout.id)
  }
}
