import { createHash } from 'node:crypto'
import type { Findings } from './findings.ts'
import { type Seen, seePicture } from './see-picture.ts'

interface Asked {
  mediaType: string
  /** It reads `YYYY-MM-DD`. */
  today: string
}

/**
 * All that a machine sees in a file. It runs in a process of its own, since nobody knows what the file does to it. What
 * reads PDFs and what reads letters is loaded for a file that may have them: most pictures have neither.
 */
export async function readPaper(content: Buffer, { mediaType, today }: Asked): Promise<Findings> {
  const sha256 = createHash('sha256').update(content).digest('hex')
  const nothing = {
    sha256,
    kind: 'other' as const,
    fault: null,
    pages: null,
    picture: null,
    zone: null,
    letters: null,
    days: [],
  }
  if (content.length === 0) return { ...nothing, fault: 'empty' }
  if (mediaType.startsWith('image/')) {
    const seen = await seePicture(content)
    return { ...nothing, kind: 'picture', ...(await told(seen, today)) }
  }
  if (mediaType !== 'application/pdf') return nothing
  const { seePdf } = await import('./see-pdf.ts')
  const pdf = await seePdf(content)
  if (pdf.fault) return { ...nothing, kind: 'pdf', fault: pdf.fault }
  const { pages, letters, days, image } = pdf
  const known = { ...nothing, kind: 'pdf' as const, pages, letters, days }
  if (!image) return known
  const channels = image.kind === 2 ? 3 : 4
  const seen = await seePicture(Buffer.from(image.data), {
    width: image.width,
    height: image.height,
    channels,
  })
  return typeof seen === 'string' ? known : { ...known, ...(await told(seen, today)) }
}

async function told(seen: Seen, today: string) {
  if (typeof seen === 'string') return { fault: seen }
  const { picture } = seen
  // A picture in which nothing stands out has no letters.
  if (picture.sharpness === 0) return { picture, zone: null }
  const { readZone } = await import('./zone/read-zone.ts')
  return { picture, zone: await readZone(seen, today) }
}
