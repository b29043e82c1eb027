import { getDocument, OPS, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { daysIn } from './days-in.ts'

interface Image {
  width: number
  height: number
  /** 1 is black and white, 2 colours, 3 colours with transparency. */
  kind: number
  data: Uint8Array
}

export type PdfSeen =
  | { fault: 'locked' | 'broken' | 'empty' }
  | { fault: null; pages: number; letters: number; days: string[]; image: Image | null }

const READ_PAGES = 2
const MOST_LETTERS = 200_000
const MOST_DOTS = 40_000_000

/** The days are those the first pages name, and the picture is on the first one. */
export async function seePdf(content: Buffer): Promise<PdfSeen> {
  const task = getDocument({
    data: new Uint8Array(content),
    verbosity: 0,
    disableFontFace: true,
    useSystemFonts: false,
    stopAtErrors: false,
    maxImageSize: MOST_DOTS,
  })
  try {
    const document = await task.promise
    if (document.numPages < 1) return { fault: 'empty' }
    const text = await textOf(document)
    return {
      fault: null,
      pages: document.numPages,
      letters: text.replaceAll(/\s/g, '').length,
      days: daysIn(text),
      image: await largestImage(await document.getPage(1)),
    }
  } catch (error) {
    return { fault: (error as Error).name === 'PasswordException' ? 'locked' : 'broken' }
  } finally {
    await task.destroy().catch(() => {})
  }
}

async function textOf(document: PDFDocumentProxy) {
  let text = ''
  for (let number = 1; number <= Math.min(READ_PAGES, document.numPages); number++) {
    const { items } = await (await document.getPage(number)).getTextContent()
    for (const item of items) {
      if (text.length > MOST_LETTERS) return text
      if ('str' in item) text += `${item.str} `
    }
  }
  return text
}

/** A page that was scanned or photographed is hardly more than this image. */
async function largestImage(page: PDFPageProxy): Promise<Image | null> {
  const { fnArray, argsArray } = await page.getOperatorList()
  const names = fnArray.flatMap((operation, at) =>
    operation === OPS.paintImageXObject ? [String((argsArray[at] as unknown[])[0])] : [],
  )
  const images = await Promise.all([...new Set(names)].slice(0, 20).map((name) => imageOf(page, name)))
  return (
    images.filter((image) => image !== null).toSorted((a, b) => b.width * b.height - a.width * a.height)[0] ??
    null
  )
}

const imageOf = (page: PDFPageProxy, name: string) =>
  new Promise<Image | null>((resolve) => {
    const objects = name.startsWith('g_') ? page.commonObjs : page.objs
    objects.get(name, (image: Image | null) =>
      resolve(image?.data && (image.kind === 2 || image.kind === 3) ? image : null),
    )
  })
