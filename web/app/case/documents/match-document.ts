import type { OrderDocument } from '@sojourn/contract/work/documents'
import { isAskedFor } from './main-act.ts'

const SMALL_WORDS = new Set(['of', 'the', 'a', 'an', 'and', 'or', 'your', 'my', 'for'])

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word && !SMALL_WORDS.has(word))

type Known = Pick<OrderDocument, 'uuid' | 'name' | 'slug' | 'may'>

/** The document that is asked for and named by a file: `my-passport.pdf` is the passport. Null where several are. */
export function matchDocument<Document extends Known>(fileName: string, documents: readonly Document[]) {
  const named = new Set(wordsOf(fileName.replace(/\.[^.]+$/, '')))
  const fits = documents
    .filter(({ slug, may }) => isAskedFor(slug) && may.includes('upload'))
    .map((document) => ({ document, words: wordsOf(document.name) }))
    .filter(({ words }) => words.length > 0 && words.every((word) => named.has(word)))
  const most = Math.max(...fits.map(({ words }) => words.length))
  const best = fits.filter(({ words }) => words.length === most)
  return best.length === 1 ? (best[0]?.document ?? null) : null
}
