import { folded } from '../../ui/choice/option-search.ts'
import type { Entry } from './palette-entries.ts'

/** Each word must stand in an entry; the ones that begin with the first word come before the others. */
export function findEntries(entries: readonly Entry[], query: string): Entry[] {
  const words = folded(query).split(/\s+/).filter(Boolean)
  const fits = entries.filter(({ label, note = '', words: more = '' }) => {
    const text = folded(`${label} ${note} ${more}`)
    return words.every((word) => text.includes(word))
  })
  const begins = ({ label }: Entry) => folded(label).startsWith(words[0] ?? '')
  return [...fits.filter(begins), ...fits.filter((entry) => !begins(entry))]
}
