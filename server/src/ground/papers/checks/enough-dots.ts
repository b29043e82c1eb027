import { fine, isTravelPaper, lookAgain, type PaperRule } from './paper-facts.ts'

/** It counts dots for each letter of a machine-readable zone, and along the shorter side of a sheet of paper. */
const LEAST_OF_LETTER = 11
const LEAST_OF_SHEET = 800
const LEAST_OF_CARD = 500

export const enoughDots: PaperRule = {
  rule: 'resolution',
  name: 'Detail',
  check(paper) {
    const { picture, zone } = paper.found
    if (!picture || paper.kind === 'photo') return null
    const shorter = Math.min(picture.width, picture.height)
    const isEnough = zone
      ? zone.pitch >= LEAST_OF_LETTER
      : shorter >= (isTravelPaper(paper) ? LEAST_OF_CARD : LEAST_OF_SHEET)
    return isEnough
      ? fine()
      : lookAgain(
          `This picture has ${picture.width} × ${picture.height} pixels, too few to read the small print. Please take it from nearer, or send the original and not a copy from a chat.`,
        )
  },
}
