import { fine, lookAgain, type PaperRule, unsure } from './paper-facts.ts'

const BLURRED = 14
const SHARP = 24

export const sharpEnough: PaperRule = {
  rule: 'sharp',
  name: 'Sharpness',
  check({ found: { picture, zone } }) {
    if (!picture) return null
    // Whoever reads the smallest letters of a passport has seen a sharp picture.
    if (zone?.fields?.is_sure || picture.sharpness >= SHARP) return fine()
    if (picture.sharpness < BLURRED)
      return lookAgain(
        'This picture is blurred. Please hold the phone still, tap the page to focus, and take it again.',
      )
    return unsure('We could not tell whether every word can be read. Please look at the smallest letters.')
  },
}
