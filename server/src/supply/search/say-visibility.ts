import type { Visibility } from '@sojourn/contract/supply/discovery'
import type { Language } from '@sojourn/contract/words/languages'
import { sayAll } from '../../platform/words/say.ts'

/** The reasons and hints in the words of the agent who reads them. */
export function sayVisibility(language: Language, { rank, hidden_by, ...seen }: Visibility): Visibility {
  const said = (english: string) => sayAll(language, english, 'parts')
  return {
    ...seen,
    hidden_by: hidden_by.map(({ code, message }) => ({ code, message: said(message) })),
    rank: {
      ...rank,
      parts: rank.parts.map((part) => ({
        ...part,
        name: said(part.name),
        because: said(part.because),
        tip: said(part.tip),
      })),
    },
  }
}
