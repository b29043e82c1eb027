import { fine, lookAgain, type PaperRule } from './paper-facts.ts'

const DARK = 95
const FADED = 150

export const brightEnough: PaperRule = {
  rule: 'bright',
  name: 'Light',
  check({ found: { picture } }) {
    if (!picture) return null
    if (picture.light < DARK)
      return lookAgain(
        'This picture is too dark. Please take it again by a window or under a lamp, without a shadow on it.',
      )
    if (picture.dark > FADED && picture.light > 250)
      return lookAgain(
        'This picture is too bright to show everything. Please take it again without a flash or a reflection.',
      )
    return fine()
  },
}
