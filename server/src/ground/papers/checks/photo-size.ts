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
    const { country, countryName } = journey
    const size = PHOTO_SIZES[country]
    if (!size) return unsure(`We do not know which size ${countryName} asks for. Please ask your agent.`)
    if ('taken_there' in size)
      return unsure(
        `${countryName} takes the photo at your appointment, so it has no size to keep to. Please ask your agent whether one is needed at all.`,
      )
    if (size.likely) return checkLikely(picture, size, countryName)
    const told = `${countryName} asks for a photo of ${sizeWords(size)}`
    if (size.depends) return checkDepending(picture, size, told)
    if (!hasProportions(picture, size))
      return lookAgain(`${told}; this one has other proportions (${dots(picture)}). Please crop it.`)
    const least = size.least_pixels?.[0] ?? Math.round(size.sizes[0][0] * DOTS_PER_MM)
    if (picture.width < least)
      return lookAgain(
        `${told}, which needs ${least} pixels across; this one has ${picture.width}. Please send a larger one.`,
      )
    return fine()
  },
}

interface Picture {
  width: number
  height: number
}

/** Nobody has to send another photo because of what we only believe. */
function checkLikely(picture: Picture, size: PhotoSize, country: string) {
  const told = `As far as we know, ${country} asks for a photo of ${sizeWords(size)}, but we have not read that in its own words`
  return hasProportions(picture, size)
    ? unsure(`${told}. This one has those proportions. Please ask your agent to be sure.`)
    : unsure(
        `${told}. This one has other proportions (${dots(picture)}). Please ask your agent before you change it.`,
      )
}

/** A photo that fits one of several sizes may still be the wrong one; a photo that fits none is wrong everywhere. */
function checkDepending(picture: Picture, size: PhotoSize, told: string) {
  const depending = `${told}, depending on the visa or the office`
  return hasProportions(picture, size)
    ? unsure(
        `${depending}. This one has the proportions of one of them. Please ask your agent which one is yours.`,
      )
    : lookAgain(
        `${depending}; this one has other proportions (${dots(picture)}). Please ask your agent which one is yours and crop it.`,
      )
}

const dots = ({ width, height }: Picture) => `${width} × ${height} pixels`

/** Its signs are read in every language. */
const sizeWords = ({ sizes, isRange }: PhotoSize) =>
  sizes.map(([width, height]) => `${width} × ${height} mm`).join(isRange ? ' – ' : ' / ')

/** The picture has the proportions of one of the sizes or, where they are the ends of a range, of one between. */
function hasProportions({ width, height }: Picture, { sizes, isRange }: PhotoSize) {
  const asked = sizes.map(([across, down]) => across / down)
  const spans = isRange
    ? [[Math.min(...asked), Math.max(...asked)] as const]
    : asked.map((one) => [one, one] as const)
  const aspect = width / height
  return spans.some(([low, high]) => aspect >= low * (1 - TOLERANCE) && aspect <= high * (1 + TOLERANCE))
}
