/** There are some 49,000, the most common first; they are read when the first new password comes. */
let common: Promise<Set<string>> | undefined

const load = async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}

const LEET: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '0': 'o',
  $: 's',
  '5': 's',
  '1': 'i',
  '!': 'i',
  '7': 't',
}
/** People hang so many letters on a common word to please a rule: `Password123!`. */
const ORNAMENT = 5

/** A common password that is dressed up counts as one too. */
export async function isCommonPassword(password: string) {
  common ??= load()
  const known = await common
  return disguisesOf(password.toLowerCase()).some((candidate) => known.has(candidate))
}

function disguisesOf(password: string) {
  const bare = password.replaceAll(/^[^a-z0-9]+|[^a-z0-9]+$/g, '')
  const word = password.replaceAll(/^[^a-z]+|[^a-z]+$/g, '')
  const isWordMostly = password.length - word.length <= ORNAMENT
  const plain = [password, bare, ...(isWordMostly ? [word] : [])]
  return [...plain, ...plain.map(unleet)]
}

const unleet = (text: string) => text.replaceAll(/[@430$51!7]/g, (letter) => LEET[letter] ?? letter)
