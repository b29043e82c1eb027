/** A line of a visa's checklist says how long a passport must last. */
export interface PassportRule {
  /** The line itself, which is shown as the source. */
  line: string
  months: number
  days: number
  from: 'arrival' | 'end'
}

const NUMBERS: Record<string, number> = { one: 1, two: 2, three: 3, six: 6, nine: 9, twelve: 12 }

const PAST = /\b(\w+) (month|day|year)s? (?:past|beyond|after) (?:the|your) (?:trip|stay|visa|permit|visit)/i
const AT_LEAST = /\bat least (\w+) (month|day|year)s?\b/i
const WHOLE = /valid for the whole (?:stay|trip)/i

/** Null means that the checklist only asks for a passport. */
export function passportRule(checklist: readonly string[]): PassportRule | null {
  for (const line of checklist) {
    if (!/^passport\b/i.test(line)) continue
    const past = lengthIn(PAST, line)
    if (past) return { line, ...past, from: 'end' }
    const atLeast = lengthIn(AT_LEAST, line)
    if (atLeast) return { line, ...atLeast, from: 'arrival' }
    if (WHOLE.test(line)) return { line, months: 0, days: 0, from: 'end' }
  }
  return null
}

function lengthIn(pattern: RegExp, line: string) {
  const [, word = '', unit = ''] = pattern.exec(line) ?? []
  const count = NUMBERS[word.toLowerCase()] ?? Number(word || Number.NaN)
  if (!Number.isInteger(count)) return null
  const perUnit: Record<string, { months: number; days: number }> = {
    day: { months: 0, days: count },
    month: { months: count, days: 0 },
    year: { months: 12 * count, days: 0 },
  }
  return perUnit[unit.toLowerCase()] ?? null
}
