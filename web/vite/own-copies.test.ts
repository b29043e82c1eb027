import { expect, test } from 'vitest'
import { keepsSomething } from './own-copies.ts'

test.each([
  'let chosen: Clock | null',
  'export const ReaderContext = createContext<Reader>(nobody)',
  'const { useValue, changed } = makeStore(read, none)',
  'const clocks = new Map<number, Clock>()',
  'const seen = new WeakSet()',
  'const waiting: Answer[] = []',
  'export class PaperRefused extends Error {}',
])('a module with %s is there once', (line) => {
  expect(keepsSomething(`import x from 'y'\n\n${line}\n`)).toBe(true)
})

test.each([
  "const GATES = new Set(['plan'])",
  'const formats = new Map<string, Intl.DateTimeFormat>()',
  'let order: Intl.Collator',
  'export const Pill = () => {\n  const seen = new Map()\n  let last = 0\n}',
  "export const REPORTS = ['service', 'review'] as const",
])('a module with %s may be copied', (code) => {
  expect(keepsSomething(code)).toBe(false)
})
