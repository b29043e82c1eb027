import { formsOf } from './icao-name.ts'

export type NamesCompared = 'same' | 'middle_names' | 'other' | 'not_comparable'

const partsOf = (name: string) => name.split(/[\s-]+/).filter((part) => /[\p{L}\p{Nd}]/u.test(part))

/** Whatever the order, with every part written as ICAO writes it; middle names may be left out of one of them. */
export function compareNames(one: string, other: string): NamesCompared {
  const ones = partsOf(one).map(formsOf)
  const others = partsOf(other).map(formsOf)
  if ([...ones, ...others].some((forms) => forms.length === 0) || ones.length === 0 || others.length === 0)
    return 'not_comparable'
  if (isJoined(ones, others)) return 'same'
  const [fewer, more] = ones.length <= others.length ? [ones, others] : [others, ones]
  const left = [...more]
  for (const forms of fewer) {
    const at = left.findIndex((candidate) => candidate.some((form) => forms.includes(form)))
    if (at < 0) return 'other'
    left.splice(at, 1)
  }
  if (left.length === 0) return 'same'
  return fewer.length >= 2 ? 'middle_names' : 'other'
}

/** The same letters may stand in a row, as in `Anne Marie` and `Annemarie`. */
function isJoined(ones: string[][], others: string[][]) {
  const joined = (parts: string[][]) => parts.map(([first = '']) => first).join('')
  return joined(ones) === joined(others)
}
