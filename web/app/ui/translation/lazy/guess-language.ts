/** Words that nearly every text of a language has, and texts of the others do not. */
const USUAL: Record<string, string> = {
  en: 'the and you your is are was will with for this that have can please thank thanks not from our we i my it of to',
  fr: 'le les des du et vous votre est une dans pour avec que qui ne pas nous je sur sont merci bonjour au aux ce ma mes',
  es: 'el los las del y usted su es una para con que no por mi se como está gracias hola al lo pero muy más sus ha',
  ar: 'في من على إلى أن هذا هذه مع عن التي الذي لا ما لقد قد كان شكرا شكراً مرحبا السلام عليكم كل هل لم بعد',
}
const SETS = Object.entries(USUAL).map(([language, words]) => ({
  language,
  words: new Set(words.split(' ')),
}))

/** A longer text that has as few of them is none of these languages. */
const LEAST_SHARE = 0.15

/** The language of a text in the house's four, where the browser's own detector has yet to come; null if it may be any. */
export function guessLanguage(text: string) {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const counted = SETS.map((one) => ({
    language: one.language,
    count: words.filter((word) => one.words.has(word)).length,
  })).toSorted((one, other) => other.count - one.count)
  const [first, second] = counted
  if (!first || !second || first.count < 2 || first.count < 2 * second.count) return null
  return first.count >= words.length * LEAST_SHARE ? first.language : null
}
