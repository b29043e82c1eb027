import { expect, test } from 'vitest'
import { type Due, doAllDue, type ReadDue } from './do-all-due.ts'

const log = { error: () => {} } as never

/** Some of the rows stay due whatever is done. */
function rowsOf(count: number) {
  const rows: Due[] = Array.from({ length: count }, (_, index) => ({
    id: String(index).padStart(5, '0'),
    due_at: new Date(1_000 + Math.floor(index / 7)),
  }))
  const read: ReadDue = async (after, most) =>
    rows
      .filter(
        ({ id, due_at }) =>
          !after ||
          due_at.getTime() > Number(after[0]) ||
          (due_at.getTime() === Number(after[0]) && id > after[1]),
      )
      .slice(0, most)
  return { rows, read }
}

test.each([0, 1, 99, 100, 101, 250])(
  '%i rows are each done once, in the order in which they became due',
  async (count) => {
    const { rows, read } = rowsOf(count)
    const done: string[] = []
    await doAllDue({ log }, read, async ({ id }) => done.push(id), 'never')
    expect(done).toEqual(rows.map(({ id }) => id))
  },
)

test('rows that fail keep none of the others waiting, however many they are', async () => {
  const { read } = rowsOf(350)
  const done: string[] = []
  await doAllDue(
    { log },
    read,
    async ({ id }) => {
      if (Number(id) < 300) throw new Error('stuck')
      done.push(id)
    },
    'stuck',
  )
  expect(done).toHaveLength(50)
})
