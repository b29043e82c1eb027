import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { violations } from './rules.mjs'

let tree

beforeEach(async () => {
  tree = await mkdtemp(path.join(tmpdir(), 'sojourn-rules-'))
})

afterEach(() => rm(tree, { recursive: true }))

test.each([
  ['contract/src/order.ts', "import { z } from 'zod'\nimport pg from 'pg'", 2, 'nothing but zod'],
  ['server/src/work/orders/order-state.ts', '  steps: {\n    K3: { from: [] },', 2, 'by its verb'],
  ['server/src/work/orders/pay.ts', 'perform(context, tx, orderMachine.O3, order)', 1, 'by its verb'],
  ['server/src/work/orders/store.ts', 'tx.updateTable(table as never)', 1, 'by perform'],
  ['server/src/work/orders/pay.ts', 'const a = {\n  ...{ b, c },\n}', 2, 'line of the literal itself'],
  ['server/src/work/orders/pay.ts', 'await enqueueMail(context, tx, mail)', 1, 'heard, not sent'],
  ['web/app/case/order/order.tsx', '<p>\n  Used\n  once, on one payment.\n</p>', 2, 'write “Single use.”'],
  ['server/src/orders/order-mails.ts', "heading: 'Farewell, Ada'", 1, 'write “Goodbye”'],
  ['contract/src/order.ts', "export { a } from '../../server/src/app.ts'", 1, 'nothing but zod'],
  ['sandbox/src/fee.ts', "import { a } from '../../server/src/app.ts'", 1, 'knows nothing of us'],
  ['sandbox/src/fee.ts', "import { a } from '@sojourn/server/app'", 1, 'knows nothing of us'],
  ['sandbox/src/fee.ts', "import { sql } from 'kysely'", 1, 'speaks SQL'],
  ['server/src/start.ts', "import { tell } from '../../demo/src/tell.ts'", 1, 'stands above'],
  ['server/src/start.ts', "await import('../../demo/src/tell.ts')", 1, 'stands above'],
  ['demo/src/bring.ts', "import { a } from '../../server/src/work/orders/store.ts'", 1, 'The demo calls'],
  ['contract/src/money/coupons.ts', "import { a } from '../work/orders.ts'", 1, 'stands below'],
  ['contract/src/calls/page.ts', "import type { a } from '../api.ts'", 1, 'stands below'],
  ['contract/src/cards/card.ts', 'export const a = 1', 1, 'no folder of the contract'],
  [
    'server/src/work/orders/order-mails.ts',
    "const path = '/p/client/coupons'",
    1,
    'comes from contract/src/paths',
  ],
  [
    'server/src/talk/notifications/places.ts',
    'return `/p/$\x7bmode}/orders`',
    1,
    'comes from contract/src/paths',
  ],
  [
    'server/src/work/orders/pay.ts',
    'const url = `$\x7bsettings.origin}/p/close`',
    1,
    'comes from contract/src/paths',
  ],
  [
    'server/src/desk/seo/sitemap.ts',
    'const path = `/$\x7bagent}/articles/$\x7bslug}`',
    1,
    'comes from contract/src/paths',
  ],
  ['web/app/visit/visas/line.tsx', '<Link to="/p/guide">', 1, 'comes from contract/src/paths'],
  [
    'web/app/root.tsx',
    "\nimport type { App } from '../../server/src/app.ts'",
    2,
    'web does not import the server',
  ],
  ['web/app/root.tsx', "import { x } from '@sojourn/server/x'", 1, 'web does not import the server'],
  ['server/src/app.ts', "const page = import('../../web/app/root.tsx')", 1, 'server does not import the web'],
  [
    'server/src/work/orders/pay.ts',
    "import {\n  find,\n} from '../../money/coupons/store.ts'",
    1,
    'not its store.ts',
  ],
  [
    'server/src/work/orders/pay.ts',
    "import { next } from '../goals/goal-state.ts'",
    1,
    'not its goal-state.ts',
  ],
  [
    'server/src/work/orders/pay.ts',
    "import { mayPay } from '../../money/coupons/policy.ts'",
    1,
    'not its policy.ts',
  ],
  ['server/src/app.ts', 'const port = process.env.PORT', 1, 'reads the environment'],
  ['web/app/root.tsx', 'const port = process.env.PORT', 1, 'reads the environment'],
  ['server/src/app.test.ts', 'const client = new pg.Client({})', 1, 'made by newClient'],
  ['server/src/work/orders/pay.ts', "import { env } from 'node:process'", 1, 'reads the environment'],
  ['server/src/work/orders/pay.ts', "\n\nawait db.updateTable('orders').execute()", 3, 'speaks SQL'],
  ['server/src/work/orders/pay.ts', 'await sql`SELECT 1`.execute(db)', 1, 'speaks SQL'],
  ['server/src/work/orders/pay.ts', "import { sql } from 'kysely'", 1, 'speaks SQL'],
  ['server/src/platform/http/ready.ts', "await pool.query('SELECT 1')", 1, 'speaks SQL'],
  [
    'web/app/ui/button/button.tsx',
    "import { Button } from 'react-aria-components/Button'",
    1,
    'in a folder `lazy` of the kit only',
  ],
  [
    'web/app/ui/form/field.tsx',
    "import { PageHead } from '../../layouts/page/page-head.tsx'",
    1,
    'stands below',
  ],
  ['web/app/client/orders/list.tsx', 'export const orders = []', 1, 'no place in WEB_ROOMS'],
  [
    'web/app/visit/home/home-page.tsx',
    "import { Dates } from '../../ui/date/lazy/dates.tsx'",
    1,
    'import() only',
  ],
  [
    'web/app/case/order/order-query.ts',
    "const order = queryOptions({\n  queryKey: ['order'],\n})",
    2,
    'named by its call',
  ],
  ['web/app/case/order/order-query.ts', 'useQuery({ ...known, queryFn: ask })', 1, 'named by its call'],
  ['server/src/work/orders/pay.ts', 'const now = Date.now()', 1, 'tells the time'],
  ['web/app/agent/services/line.tsx', 'const isActive = service.status[0] === 1', 1, 'Compare the name'],
  ['web/app/agent/services/line.tsx', 'switch (licence?.status[0]) {', 1, 'Compare the name'],
  [
    'web/app/agent/services/line.tsx',
    'const [code] = status\nif (code === -2) leave()',
    2,
    'Compare the name',
  ],
  ['server/src/work/orders/pay.ts', 'const now = new Date( )', 1, 'tells the time'],
  ['server/src/work/orders/pay.ts', 'const now = Temporal.Now.instant()', 1, 'tells the time'],
  ['web/app/case/order/pass.tsx', 'day.toLocaleDateString()', 1, 'the same everywhere'],
  ['server/src/work/orders/mails.ts', 'new Intl.DateTimeFormat("en")', 1, 'the same everywhere'],
  ['server/src/app.ts', '/* a\n b */ performance.now()', 2, 'tells the time'],
  ['e2e/journeys/a.test.ts', 'expect(await button.isDisabled()).toBe(true)', 1, 'is a race'],
  [
    'e2e/journeys/a.test.ts',
    "expect(\n  await page\n    .getByText('a')\n    .count(),\n).toBe(1)",
    1,
    'is a race',
  ],
  ['e2e/journeys/a.test.ts', "await page.goto('/')", 1, 'they end settled'],
  ['e2e/journeys/a.test.ts', 'await otherPage.reload()', 1, 'they end settled'],
  ['e2e/journeys/a.test.ts', 'await page.waitForURL(/pay/)', 1, 'Use arrive'],
  ['e2e/journeys/a.test.ts', 'await page.waitForTimeout(100)', 1, 'does not sleep'],
  ['e2e/journeys/a.test.ts', "await page.waitForLoadState('networkidle')", 1, 'Use settled'],
  ['e2e/journeys/a.test.ts', 'const asked = page.waitForResponse(/pay/)', 1, 'Use act'],
  ['e2e/sign-in.ts', "page.waitForFunction(() => document.cookie.includes('token='))", 1, 'Use settled'],
  ['e2e/journeys/a.test.ts', 'await box.check({ force: true })', 1, 'Say in a comment above'],
  ['e2e/journeys/a.test.ts', 'problems.expect(/status of 403/)', 1, 'names the call'],
])('%s with %j is found', async (file, code, line, sentence) => {
  await plant(file, code)
  expect(await violations(tree)).toEqual([{ file, line, sentence: expect.stringContaining(sentence) }])
})

test.each([
  ['contract/src/order.ts', "import { z } from 'zod'\nimport { money } from './amounts/money.ts'"],
  ['contract/src/order.test.ts', "import { test } from 'vitest'"],
  ['server/src/fill-database.ts', "await import('../../demo/src/tell.ts')"],
  [
    'sandbox/src/fee.ts',
    "import { PRODUCT } from '@sojourn/contract/calls/names'\nimport { a } from './a.ts'",
  ],
  ['server/src/app.ts', "const built = await import('../../web/build/server/index.js')"],
  [
    'server/src/work/orders/pay.ts',
    "import { debit } from '../../money/coupons/debit.ts'\nimport { find } from './store.ts'",
  ],
  ['server/src/domains.ts', "import { routes } from './work/orders/routes.ts'"],
  ['server/src/settings/settings.ts', 'export const port = process.env.PORT'],
  ['server/src/work/orders/store.ts', "import { sql } from 'kysely'\nsql`SELECT 1`"],
  ['server/src/work/orders/event-store.ts', "db.selectFrom('events')"],
  ['server/src/platform/database/database.ts', "import pg from 'pg'"],
  ['server/src/context.ts', "import type pg from 'pg'\nimport { type Kysely } from 'kysely'"],
  [
    'server/src/work/orders/pay.test.ts',
    "import { find } from '../../money/coupons/store.ts'\nawait db.query('x'); Date.now()",
  ],
  ['web/app/ui/date/lazy/dates.tsx', "import { DatePicker } from 'react-aria-components'"],
  ['web/app/ui/date/date.tsx', "const Dates = lazy(() => import('./lazy/dates.tsx'))"],
  ['server/src/platform/pages/serve-pages.ts', "app.get('/p/__manifest')"],
  ['web/app/routes.ts', "route('p/agents', '/p/agents')"],
  ['server/src/platform/clock.ts', 'export const now = () => Date.now()'],
  ['server/src/work/orders/pay.ts', '// not Date.now() but the clock\nconst at = new Date(row.at)'],
  ['server/src/work/orders/pay.ts', "const url = 'https://sojourn.example' // new Date()"],
  ['e2e/journeys/a.test.ts', "expect((await page.request.get('/api')).status()).toBe(200)"],
  [
    'e2e/journeys/a.test.ts',
    'await expect.poll(() => list.count()).toBe(2)\nexpect(await cards(page)).toEqual([])',
  ],
  ['e2e/journeys/a.test.ts', "// raw: a window of the processor's\nawait page.goto(url)"],
  ['e2e/journeys/a.test.ts', '// The box is drawn by its label.\nawait box.check({ force: true })'],
  ['e2e/journeys/a.test.ts', 'expect(await Promise.all(asked)).toEqual([401])'],
  ['e2e/navigate.ts', 'await page.goBack()'],
])('%s with %j is in order', async (file, code) => {
  await plant(file, code)
  expect(await violations(tree)).toEqual([])
})

describe('a state that changes beside its machine is found', () => {
  beforeEach(() =>
    plant(
      'server/src/work/orders/states.ts',
      ['payment', 'refund', "verification',\n  column: 'label"]
        .map((table) => `export const a = machine({\n  name: 'a',\n  table: '${table}',\n  states,\n})`)
        .join('\n'),
    ),
  )

  test.each([
    [
      'server/src/money/payments/store.ts',
      "const done = (tx) =>\n  tx\n    .updateTable('payment')\n    .set({ paid_at, status: 'success' })\n    .where('id', '=', id)",
      3,
      'changes by its machine',
    ],
    [
      'server/src/supply/verification/verification-store.ts',
      "tx.updateTable('verification').set((eb) => ({ label: 'verified' })).where('agent_id', '=', id)",
      1,
      'The label of verification',
    ],
    [
      'server/src/money/payments/refunds/refund-store.ts',
      "await sql`update refund set look_at = now(), status = 'failed' where id = 1`.execute(tx)",
      1,
      'The status of refund',
    ],
  ])('%s with %j', async (file, code, line, sentence) => {
    await plant(file, code)
    expect(await violations(tree)).toEqual([{ file, line, sentence: expect.stringContaining(sentence) }])
  })

  test('a table without a machine changes as it likes', async () => {
    await plant(
      'server/src/money/payments/store.ts',
      "tx.updateTable('person').set({ status: 'well' })\n.where('id')",
    )
    expect(await violations(tree)).toEqual([])
  })
})

test('a page takes plain data of the contract at once, and schemas by import()', async () => {
  await plant('contract/src/amounts/money.ts', "import { z } from 'zod'")
  await plant('contract/src/money/coupons.ts', "import { Money } from '../amounts/money.ts'")
  await plant('contract/src/money/words.ts', "import type { Coupon } from './coupons.ts'")
  await plant(
    'web/app/client/coupons/late.ts',
    "import type { Coupon } from '@sojourn/contract/money/coupons'\nimport { WORDS } from '@sojourn/contract/money/words'\nconst schema = () => import('@sojourn/contract/money/coupons')",
  )
  expect(await violations(tree)).toEqual([])
  const file = 'web/app/client/coupons/early.ts'
  await plant(file, "import { type Coupon, TABS } from '@sojourn/contract/money/coupons'")
  expect(await violations(tree)).toEqual([{ file, line: 1, sentence: expect.stringContaining('brings zod') }])
})

test('what is built or installed is not looked at', async () => {
  await plant('web/build/server/index.js', "import '../../../server/src/app.ts'")
  await plant('server/node_modules/x/index.js', 'process.env.X')
  expect(await violations(tree)).toEqual([])
})

async function plant(file, code) {
  await mkdir(path.dirname(path.join(tree, file)), { recursive: true })
  await writeFile(path.join(tree, file), code)
}
