import { WORDS_TO_AVOID } from './words-to-avoid.mjs'

/** People read texts of these folders; the catalogue of parts is for those who build. */
const READ_BY_PEOPLE = /^(web\/app|contract\/src|server\/src)\/(?!kit\/|demo\/|platform\/(?!mail\/))/

const avoided = new RegExp(Object.keys(WORDS_TO_AVOID).map(pattern).join('|'), 'g')

/** A sentence may break over lines; a word is not part of a longer one. */
function pattern(words) {
  const spaced = words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+')
  return `(?<![\\w-])${spaced}(?![\\w-])`
}

/** Texts say plainly what they mean. */
export function* wordsArePlain({ file, lines, isTest }) {
  if (isTest || !READ_BY_PEOPLE.test(file)) return
  const code = lines.map(({ text }) => text).join('\n')
  for (const { 0: found, index } of code.matchAll(avoided)) {
    const words = found.replaceAll(/\s+/g, ' ')
    yield {
      line: code.slice(0, index).split('\n').length,
      sentence: `People stumble over “${words}”; write “${WORDS_TO_AVOID[words]}”`,
    }
  }
}
