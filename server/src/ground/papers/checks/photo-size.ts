import { fine, lookAgain, type PaperRule, unsure } from './paper-facts.ts'
import { PHOTO_SIZES } from './photo-sizes.ts'

/** What a picture that was cut by hand may be off by. */
const TOLERANCE = 0.03
/** Printed at 300 dots an inch. */
const DOTS_PER_MM = 300 / 25.4

export const photoSize: PaperRule = {
  rule: 'photo',
  name: 'Photo size',
  check({ kind, found: { picture }, journey }) {
    if (kind !== 'photo' || !picture || !journey) return null
    const size = PHOTO_SIZES[journey.country]
    if (!size)
      return unsure(`We do not know which size ${journey.countryName} asks for. Please ask your agent.`)
    const { width, height } = size
    const told = `${journey.countryName} asks for a photo of ${width} × ${height} mm`
    if (Math.abs(picture.width / picture.height / (width / height) - 1) > TOLERANCE)
      return lookAgain(
        `${told}; this one has other proportions (${picture.width} × ${picture.height} pixels). Please crop it.`,
      )
    const least = size.least_pixels?.[0] ?? Math.round(width * DOTS_PER_MM)
    if (picture.width < least)
      return lookAgain(
        `${told}, which needs ${least} pixels across; this one has ${picture.width}. Please send a larger one.`,
      )
    return fine()
  },
}
