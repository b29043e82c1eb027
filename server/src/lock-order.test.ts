import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LOCK_ORDER } from './platform/database/lock-order.ts'

const placeOf = (table: string) => (LOCK_ORDER as readonly string[]).indexOf(table)

/** These queries name their table elsewhere, or by another word. */
const TABLES: Record<string, string> = {
  activity: 'payment_activity',
  lockCard: 'payment_method',
  findSameCard: 'payment_method',
  lockOpen: 'subscription',
  lockSubscription: 'subscription',
  lockBill: 'plan_bill',
  lockVerification: 'verification',
}

async function sources() {
  const found: { file: string; parts: { name: string; text: string }[] }[] = []
  for await (const file of glob('**/*.ts', { cwd: import.meta.dirname })) {
    if (file.endsWith('.test.ts') || file.includes('/sandbox/') || file.includes('/demo/')) continue
    const text = await readFile(join(import.meta.dirname, file), 'utf8')
    found.push({ file, parts: partsOf(text) })
  }
  return found
}

/** The functions that stand at the left margin of a file. */
const partsOf = (text: string) =>
  text.split(/\n(?=(?:export )?(?:const|async function|function) \w)/).flatMap((part) => {
    const name = /^(?:export )?(?:const|async function|function) (\w+)/.exec(part)?.[1]
    return name ? [{ name, text: part }] : []
  })

const LOCK = /\.for(?:NoKey)?Update\((?:'(\w+)')?\)/

/** Each function of a store that locks rows, with their table. */
async function lockingFunctions() {
  const stores = (await sources()).filter(({ file }) => file.endsWith('store.ts'))
  const locks = stores.flatMap(({ file, parts }) =>
    parts.flatMap(({ name, text }) => {
      const lock = LOCK.exec(text)
      if (!lock || text.includes('.skipLocked()')) return []
      const table =
        TABLES[name] ?? lock[1] ?? /selectFrom\('(\w+)/.exec(text)?.[1] ?? `nothing known of ${file}`
      return [[name, TABLES[table] ?? table] as const]
    }),
  )
  const known = new Map(locks)
  // A statement that is built once is asked by the functions beside it.
  for (const { parts } of stores)
    for (const { name, text } of parts)
      for (const [, built = ''] of text.matchAll(/\b(\w+)\.(?:first|all)\(tx/g)) {
        const table = known.get(built)
        if (table && !known.has(name)) known.set(name, table)
      }
  return known
}

test('every table whose rows are locked has its place in the order', async () => {
  const locks = await lockingFunctions()
  expect(locks.size).toBeGreaterThan(35)
  expect([...locks].filter(([, table]) => placeOf(table) < 0)).toEqual([])
})

test('a transaction that locks several tables locks them in the order', async () => {
  const locks = await lockingFunctions()
  const wrong = (await sources()).flatMap(({ file, parts }) =>
    parts.flatMap(({ name, text }) =>
      text.split('transact(').flatMap((transaction) => {
        const held = [...transaction.matchAll(/\b(\w+)\(/g)].flatMap(([, called = '']) => {
          const table = called === name ? undefined : locks.get(called)
          return table ? [table] : []
        })
        const first = held.filter((table, index) => held.indexOf(table) === index)
        const sorted = first.toSorted((a, b) => placeOf(a) - placeOf(b))
        return String(first) === String(sorted) ? [] : [`${file} ${name}: ${first.join(', ')}`]
      }),
    ),
  )
  expect(wrong).toEqual([])
})
