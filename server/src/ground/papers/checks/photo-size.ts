import { fine, lookAgain, type PaperRule, unsure } from './paper-facts.ts'
import { PHOTO_SIZES, type PhotoSize } from './photo-sizes.ts'

/** A picture that was cut by hand may be off by this share. */
const TOLERANCE = 0.03
const DOTS_PER_MM = 300 / 25.4

export const photoSize: PaperRule = {
  rule: 'photo',
  name: 'Photo size',
  check({ kind, found: { picture }, journey }) {
    if (kind !== 'photo' || !picture || !journey) return null
    const size = PHOTO_SIZES[journey.country]
    if (!size)
      return unsure(`We do not know which size ${journey.countryName} asks for. Please ask your agent.`)
    const told = `${journey.countryName} asks for a photo of ${sizeWords(size)}`
    if (!hasProportions(picture, size))
      return lookAgain(
        `${told}; this one has other proportions (${picture.width} × ${picture.height} pixels). Please crop it.`,
      )
    const least = size.least_pixels?.[0] ?? Math.round(size.width * DOTS_PER_MM)
    if (picture.width < least)
      return lookAgain(
        `${told}, which needs ${least} pixels across; this one has ${picture.width}. Please send a larger one.`,
      )
    return fine()
  },
}

const sizeWords = ({ width, height, most }: PhotoSize) =>
  `${width} × ${height} mm${most ? ` to ${most[0]} × ${most[1]} mm` : ''}`

/** The picture has the proportions of the size, or lies between the smallest and the largest. */
function hasProportions(picture: { width: number; height: number }, { width, height, most }: PhotoSize) {
  const asked = [width / height, most ? most[0] / most[1] : width / height]
  const aspect = picture.width / picture.height
  return aspect >= Math.min(...asked) * (1 - TOLERANCE) && aspect <= Math.max(...asked) * (1 + TOLERANCE)
}
