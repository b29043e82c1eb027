import { meaningOf } from './dictionary/dictionary.ts'
import { keyOf } from './dictionary/letters.ts'

/** The code of the one country people call so, in any language the dictionary knows: `Kanada`, `UK`, `Nigerian`. */
export function countryCalled(text: string): string | undefined {
  const [only, ...more] = meaningOf(keyOf(text))?.countries ?? []
  return more.length === 0 ? only : undefined
}
