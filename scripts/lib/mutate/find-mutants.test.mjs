import { expect, test } from 'vitest'
import { findMutants } from './find-mutants.mjs'

const planted = (code) => findMutants(code, 'order.ts').map(({ mutated }) => mutated)

test.each([
  ['const a = b < c', ['b <= c']],
  ['const a = b === c', ['b !== c']],
  ['const a = b && c', ['b || c']],
  ['const a = b ?? 3', ['b']],
  ['const a = b - c * d', ['b + c * d', 'c / d']],
  ['const a = !b', ['b']],
  ['const a = b ? c : d', ['b ? d : c']],
  ['const a = true', ['false']],
  ['const a = 3', ['4']],
  ['const a = { most: 3 }', ['4', '300']],
  ['const a = b.some(c)', ['b.every(c)']],
  ['const a = b.filter(c)', ['b']],
  ['const a = Math.min(b, c)', ['Math.max(b, c)']],
  ['const a = { ...b }', ['{}']],
  ['const a = [...b]', ['[]']],
  ["const a = db.where('id', '=', b)", ['db', "'!='"]],
  ['a += b', ['', 'a -= b']],
])('in `%s` are planted %j', (code, mutants) => {
  expect(planted(code)).toEqual(mutants)
})

test('a call is left out, awaited or not, and what is told to the log is not', () => {
  const found = findMutants(
    'save(a)\nawait save(b)\nlog.info(1)\nif (c > 1) log.error(2)\ncontext.log.warn(2)',
    'order.ts',
  )
  expect(found.map(({ line, isStatement, original }) => [line, isStatement, original])).toEqual([
    [1, true, 'save(a)'],
    [2, true, 'await save(b)'],
  ])
})

test('a guard is turned round and taken away', () => {
  expect(planted('function a() { if (isOver) return\n go() }')).toEqual(['!(isOver)', 'false', ''])
  expect(planted('function a() { if (isOver) stop() }')).toEqual(['!(isOver)', ''])
})

test('one status stands in for another of the same file', () => {
  const code = "const a = order.status === 'paid'\nawait set({ status: 'void' })"
  expect(planted(code)).toContain("'void'")
  expect(planted(code)).toContain("'paid'")
  expect(planted("const a = 'paid'")).toEqual([])
})

test('nothing is planted in types, names, texts and what comes from elsewhere', () => {
  const code = `
    import a from 'b'
    type Status = 'a' | 'b'
    interface C { most: 3 }
    const d = f<'a'>('text ' + g) as 1
    const job = defineJob({ timeLimitSeconds: 60, parallel: 2 })
    const first = page.limit(1)
    throw new Error(h ? 'i' : 'j')`
  expect(planted(code)).toEqual([])
})

test('what is only asked for where there is something stays in one piece', () => {
  expect(planted('const a = b?.filter(c).length')).toEqual([])
  expect(planted('const a = b?.filter(c)')).toEqual(['b'])
  expect(planted('const a = b?.find(c < d)')).toEqual(['c <= d'])
})
