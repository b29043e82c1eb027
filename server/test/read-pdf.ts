import { getDocumentProxy } from 'unpdf'

/** A piece of text on its page: points from the left, and those of its line from below. */
export interface Box {
  page: number
  left: number
  right: number
  line: number
  size: number
  text: string
}

/** A reader that is not ours finds its words, and whatever might act by itself. */
export async function readPdf(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const lines: string[] = []
  const places: string[] = []
  const boxes: Box[] = []
  const annotations: unknown[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    for (const item of items) {
      if (!('str' in item)) continue
      lines.push(item.str)
      if (!item.str.trim()) continue
      const [x, y] = item.transform.slice(4) as [number, number]
      places.push(`${Math.round(x)} ${Math.round(y)} ${item.str}`)
      boxes.push({ page: number, left: x, right: x + item.width, line: y, size: item.height, text: item.str })
    }
    annotations.push(...(await page.getAnnotations()))
  }
  const found = {
    pages: pdf.numPages,
    /** Every piece as it was written, and all of them without the spaces a layout makes. */
    lines,
    /** Each piece begins there: points from the left and from below. */
    places,
    boxes,
    words: squeezed(lines.join('')),
    acts: {
      annotations,
      scripts: await pdf.getJSActions(),
      attachments: await pdf.getAttachments(),
      opening: await pdf.getOpenAction(),
    },
    about: (await pdf.getMetadata()).info as Record<string, unknown>,
  }
  await pdf.loadingTask.destroy()
  return found
}

export const squeezed = (text: string) => text.replaceAll(/\s+/g, '')

export const NOTHING = { annotations: [], scripts: null, attachments: null, opening: null }
