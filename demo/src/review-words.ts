import { drawn } from './people/colleagues.ts'

const BEGINNINGS = [
  'Clear from the first message.',
  'Everything was done on time.',
  'Patient with all my questions.',
  'Knew exactly what was missing.',
  'Calm, quick and kind.',
  'Honest about my chances.',
  'Exactly what was promised.',
  'Answered on the same day, always.',
  'Very careful with every page.',
  'No surprises, no extra fees.',
  'Better prepared than I was.',
  'Worth it, simply.',
]
const MIDDLES = [
  'The list I got was short and complete.',
  'I saw each page before it was filed.',
  'Found a mistake in my old form that I had never noticed.',
  'Explained the rules in words I understood.',
  'My letter was rewritten twice until it was right.',
  'The bank papers were sorted in one evening.',
  'I always knew what came next.',
  'The call helped me more than weeks of reading.',
  'The office asked one question, and it was answered the same day.',
  'We were three people, and it stayed one simple plan.',
  'Told me what I could leave out.',
  'The dates we agreed on were kept.',
  '',
  '',
]
const ENDS = [
  'Thank you.',
  'I would come again.',
  'I have told my cousin already.',
  'Granted in the end.',
  'The visa is in my passport.',
  'A load off my mind.',
  '',
  '',
  '',
]
const BUT = [
  'The work is good, but answers took two or three days.',
  'Fine in the end, though I had to remind twice.',
  'Good advice, a little short for the price.',
  'Correct papers. I would have liked a call more.',
  'It took longer than planned.',
  'Helpful, but the list changed halfway.',
  'The result is good, the way there was slow.',
  'All right. The first form had to be done again.',
]

const pick = (words: string, among: readonly string[]) => among[drawn(words, among.length)] ?? ''

/** A few words, as most people leave; who was less happy says why. */
export function reviewWords(key: string, isHappy: boolean) {
  const begin = pick(`${key} b`, isHappy ? BEGINNINGS : BUT)
  return [begin, pick(`${key} m`, isHappy ? MIDDLES : ['']), pick(`${key} e`, isHappy ? ENDS : [''])]
    .filter(Boolean)
    .join(' ')
}
