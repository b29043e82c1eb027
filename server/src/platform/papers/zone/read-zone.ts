import { type Findings, ZoneFound } from '../findings.ts'
import type { Seen } from '../see-picture.ts'
import { agree } from './agree.ts'
import { fieldsOf } from './fields-of.ts'
import { findZone, type Zone } from './find-zone.ts'
import { settleDoubts } from './settle-doubts.ts'
import { shapesOfLetters } from './shapes.ts'

/** The lines of a passport that machines read, where a picture has some. */
export async function readZone(
  { large, small, picture }: Exclude<Seen, string>,
  today: string,
): Promise<Findings['zone']> {
  const zone = findZone(large, small, await shapesOfLetters())
  if (!zone) return null
  const { lettersByTesseract, openReader } = await import('./letters-by-tesseract.ts')
  const reader = await openReader()
  try {
    const settled = settleDoubts(agree(zone, await lettersByTesseract(reader, zone)))
    const fields = ZoneFound.safeParse(fieldsOf(settled, today))
    return {
      fields: fields.success ? fields.data : null,
      quarters: (Math.round(zone.turned / 90) + 4) % 4,
      pitch: (pitchOf(zone) * picture.width) / large.width,
      has_margin: zone.hasMargin,
    }
  } finally {
    await reader.terminate()
  }
}

const pitchOf = ({ lines }: Zone) => {
  const [line] = lines
  return line ? line.width / line.letters.length : 0
}
