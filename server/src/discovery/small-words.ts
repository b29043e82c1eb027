/** What a sentence is held together by: nobody is looked for by these while there is anything else to look for. */
const SMALL_WORDS = new Set(
  `a an and at by do for from how i in is me my need of on or our please some that the this to want we what who with`.split(
    ' ',
  ),
)

export const isSmall = (word: string) => SMALL_WORDS.has(word)

/** The words that say what is wanted; all of them where there are only small ones. */
export function weightyWords(words: string[]) {
  const weighty = words.filter((word) => !isSmall(word))
  return weighty.length > 0 ? weighty : words
}
