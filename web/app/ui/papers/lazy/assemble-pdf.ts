import { degrees, PDFDocument } from 'pdf-lib'

export type PdfPart =
  | { kind: 'picture'; jpeg: ArrayBuffer; width: number; height: number }
  | { kind: 'pdf'; file: number; number: number; turns: number }

export interface PdfAsked {
  parts: PdfPart[]
  /** The PDFs that pages are taken from. */
  files: ArrayBuffer[]
}

/** The longer side of A4 in points. */
const LONG_SIDE = 841.89

/**
 * One PDF of these pages. Of another PDF only its pages go in, not its scripts, forms and attachments. No day is written into it: of the same pages
 * it is the same file.
 */
export async function assemblePdf({ parts, files }: PdfAsked): Promise<Uint8Array<ArrayBuffer>> {
  const made = await PDFDocument.create({ updateMetadata: false })
  const sources = await Promise.all(files.map((file) => PDFDocument.load(file, { updateMetadata: false })))
  for (const part of parts) {
    if (part.kind === 'picture') {
      const picture = await made.embedJpg(part.jpeg)
      const scale = LONG_SIDE / Math.max(part.width, part.height)
      const [width, height] = [part.width * scale, part.height * scale]
      made.addPage([width, height]).drawImage(picture, { x: 0, y: 0, width, height })
      continue
    }
    const source = sources[part.file]
    if (!source) continue
    const [page] = await made.copyPages(source, [part.number])
    if (!page) continue
    page.setRotation(degrees((page.getRotation().angle + part.turns * 90) % 360))
    made.addPage(page)
  }
  return new Uint8Array(await made.save())
}
