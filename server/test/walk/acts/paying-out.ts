import { answerAccount, changeBank } from '@sojourn/sandbox/accounts/account-store'
import { finishPayout } from '@sojourn/sandbox/payouts/payout-store'
import { codeIn, mailAbout } from '../../mailbox.ts'
import { somewhere } from '../../payments.ts'
import type { Browser } from '../../people.ts'
import { BANK } from '../../wallets.ts'
import { type Act, act, type Stage, TEXT } from '../act.ts'
import { jobs, news } from '../world.ts'

async function codeFor({ world, household }: Stage, browser: Browser, purpose: string) {
  const quiet = { ...world.server, jobsDone: () => jobs(world) }
  const { status } = await browser.post('/otp', { act: purpose }, { remoteAddress: somewhere() })
  if (status !== 200) return '00000'
  return codeIn(await mailAbout(quiet, household.agent.email, /wallet code$/))
}

const secretIn = (url: string) => url.split('/').at(-1) ?? ''

const isWaiting = ({ status }: { status?: string }) => status === 'pending'
const byHand = ({ sight }: Pick<Stage, 'sight'>) =>
  sight.payouts.filter(({ kind, status }) => kind === 'manual' && ['pending', 'accepted'].includes(status))

async function answer({ world }: Stage, accountId: string, state: 'linked' | 'incomplete' | 'rejected') {
  await answerAccount(world.house.book, accountId, state, world.server.clock.now())
  return { status: 200, text: state }
}

export const payingOut: Act[] = [
  act(
    'the agent links a bank account',
    ({ sight }) => (sight.wallet ? 0 : sight.available > 0 ? 6 : 1.5),
    async (stage) => {
      const { world, household, random, as } = stage
      const browser = await as(household.agent)
      const otp = await codeFor(stage, browser, 'link')
      if (random.chance(0.35)) {
        const linked = await browser.post('/wallets', {
          kind: 'manual',
          country: 'GB',
          bank_account: BANK,
          otp,
        })
        if (linked.status === 201) household.moved.push(world.server.clock.now())
        return linked
      }
      const linked = await browser.post('/wallets', { kind: 'processor', country: 'CA', otp })
      if (linked.status !== 201 || random.chance(0.1)) return linked
      const account = await world.house.book
        .selectFrom('account')
        .select('id')
        .where('secret', '=', secretIn(linked.body.data.url))
        .executeTakeFirst()
      household.moved.push(world.server.clock.now())
      return account ? answer(stage, account.id, 'linked') : linked
    },
  ),
  act(
    'the processor says something of the account',
    ({ sight }) => (sight.wallet?.account_id ? (sight.wallet.status === 'linked' ? 0.5 : 4) : 0),
    async (stage) => {
      const { account_id, status } = stage.sight.wallet ?? { account_id: undefined, status: '' }
      if (!account_id) return null
      return answer(
        stage,
        account_id,
        status === 'linked' ? stage.random.one(['incomplete', 'incomplete', 'rejected']) : 'linked',
      )
    },
  ),
  act(
    'the bank account at the processor becomes another',
    ({ sight }) =>
      sight.wallet?.account_id && sight.wallet.status === 'linked' ? (sight.available > 0 ? 2 : 0.5) : 0,
    async ({ sight, world, household }) => {
      const account_id = sight.wallet?.account_id
      if (!account_id) return null
      await changeBank(world.house.book, account_id, world.server.clock.now())
      household.moved.push(world.server.clock.now())
      return { status: 200, text: 'another' }
    },
  ),
  act(
    'the bank account becomes another while the processor wants more of the agent',
    ({ sight }) =>
      sight.wallet?.account_id && sight.wallet.status === 'linked' && sight.available > 0 ? 0.6 : 0,
    async (stage) => {
      const { sight, world, household } = stage
      const account_id = sight.wallet?.account_id
      if (!account_id) return null
      const { book } = world.house
      await answer(stage, account_id, 'incomplete')
      await news(world)
      await changeBank(book, account_id, world.server.clock.now())
      household.moved.push(world.server.clock.now())
      await news(world)
      return answer(stage, account_id, 'linked')
    },
  ),
  act(
    'the agent opens the pages of the bank account without the mailed code',
    ({ sight }) => (sight.wallet?.account_id && sight.wallet.status !== 'linked' ? 1 : 0),
    async ({ household, as }) => {
      const opened = await (await as(household.agent)).post('/wallets/onboarding', { otp: '00000' })
      return opened.status < 300
        ? { ...opened, breaks: 'the pages of a bank account opened without the mailed code' }
        : opened
    },
  ),
  act(
    'the agent chooses a schedule',
    ({ sight }) => (sight.wallet?.status === 'linked' && sight.wallet.schedule === 'by_hand' ? 2 : 0),
    async (stage) => {
      const browser = await stage.as(stage.household.agent)
      const otp = await codeFor(stage, browser, 'schedule')
      return browser.put('/wallets/schedule', { schedule: stage.random.one(['weekly', 'monthly']), otp })
    },
  ),
  act(
    'the agent withdraws',
    ({ sight }) =>
      sight.available > 0 && sight.wallet?.status === 'linked'
        ? sight.people[2]?.suspended_at
          ? 0.3
          : 6
        : 0,
    async (stage) => {
      const { sight, random, household, as } = stage
      const browser = await as(household.agent)
      const otp = await codeFor(stage, browser, 'withdraw')
      const amount = random.chance(0.7) ? sight.available : Math.ceil(sight.available / 3)
      return browser.post('/wallets/withdrawals', { amount: Math.max(amount, 1), currency: 'USD', otp })
    },
  ),
  act(
    'the agent cancels the payout',
    ({ sight }) => (sight.payouts.some(isWaiting) ? 0.5 : 0),
    async ({ sight, household, as }) => {
      const waiting = sight.payouts.find(isWaiting)
      return waiting && (await as(household.agent)).post(`/wallets/withdrawals/${waiting.id}/cancel`)
    },
  ),
  act(
    'the agent unlinks the bank account',
    ({ sight }) => (sight.wallet ? 0.4 : 0),
    async (stage) => {
      const browser = await stage.as(stage.household.agent)
      return browser.post('/wallets/unlink', { otp: await codeFor(stage, browser, 'unlink') })
    },
  ),
  act(
    'the team handles the payout',
    (stage) => (byHand(stage as Stage).length > 0 ? 6 : 0),
    async (stage) => {
      const { random, world, as } = stage
      const [payout] = byHand(stage)
      if (!payout) return null
      const path = `/staff/payouts/${payout.id}`
      const browser = await as(random.one(world.staff))
      if (random.chance(0.12)) return browser.post(`${path}/failure`, { reason: TEXT })
      if (payout.status === 'accepted') return browser.post(`${path}/paid`)
      return payout.approved_by
        ? browser.post(`${path}/sent`, { reference: 'TR-1' })
        : browser.post(`${path}/approval`)
    },
  ),
  act(
    'a payout comes back from the bank',
    ({ sight }) =>
      sight.payouts.some(({ processor_id: id, status }) => id && status !== 'failed') ? 0.5 : 0,
    async ({ sight, world, random }) => {
      const sent = sight.payouts.filter(({ processor_id: id, status }) => id && status !== 'failed')
      if (sent.length === 0) return null
      await finishPayout(world.house.book, random.one(sent).processor_id, 'failed', world.server.clock.now())
      return { status: 200, text: 'done' }
    },
  ),
  act(
    'the team tries the payout again',
    ({ sight }) => (sight.payouts.some(({ status }) => status === 'failed') ? 1 : 0),
    async ({ sight, world, random, as }) => {
      const failed = sight.payouts.findLast(({ status }) => status === 'failed')
      return failed && (await as(random.one(world.staff))).post(`/staff/payouts/${failed.id}/retry`)
    },
  ),
  act(
    'the team pauses payouts, or no longer',
    ({ sight }) => (sight.pause ? 1 : 0.3),
    async ({ sight, household, world, random, as }) => {
      const path = `/staff/people/${household.agent.id}/payout-pause`
      const browser = await as(random.one(world.staff))
      return sight.pause ? browser.delete(path) : browser.post(path, { reason: TEXT })
    },
  ),
]
