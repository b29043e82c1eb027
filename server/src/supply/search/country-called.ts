import { meaningOf } from './dictionary/dictionary.ts'
import { keyOf, wordsIn } from './dictionary/letters.ts'
import { understand } from './dictionary/understand.ts'

/**
 * The code of the one country people mean: called so in any language the dictionary knows (`Kanada`, `UK`, `Nigerian`), or
 * named among other words (`nurse in Canada`).
 */
export function countryCalled(text: string): string | undefined {
  const [only, ...more] = meaningOf(keyOf(text))?.countries ?? []
  return more.length === 0 && only ? only : namedIn(text)
}

function namedIn(text: string) {
  const named = new Set(understand(wordsIn(text)).said.flatMap(({ meaning }) => meaning.countries))
  return named.size === 1 ? [...named][0] : undefined
}
