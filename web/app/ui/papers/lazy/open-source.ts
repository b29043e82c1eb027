import { t } from '@sojourn/contract/words/t'
import {
  inTime,
  MOST_DOTS,
  MOST_PAGES,
  MOST_PDF_BYTES,
  MOST_PICTURE_BYTES,
  PaperRefused,
} from '../paper-limits.ts'
import { dotsOf } from '../picture-dots.ts'
import { keyOf, type Source } from '../tidied-page.ts'

/** A file in memory, with a small picture of each of its pages. */
export interface OpenSource {
  source: Source
  file: File
  previews: ImageBitmap[]
}

/** A preview is looked at and cut on a screen; what is handed over is drawn from the file itself. */
const PREVIEW = 1000

const refuse = (sentence: string): never => {
  throw new PaperRefused(sentence)
}

/** Opens a chosen file, or says in a sentence why it cannot be put in. */
export function openSource(file: File, isTaken = false): Promise<OpenSource> {
  const { name, size } = file
  if (size === 0) refuse(t('“{name}” is empty. Please choose it again.', { name }))
  const tooLong = t(
    '“{name}” takes too long to open. Please hand it over as it is, or choose another file.',
    { name },
  )
  if (file.type === 'application/pdf' || /\.pdf$/i.test(name)) return inTime(openPdf(file), tooLong)
  if (/\.(docx?|odt|rtf|pages)$/i.test(name))
    refuse(t('“{name}” is a text. Please hand it over as it is, or save it as a PDF first.', { name }))
  return inTime(openPicture(file, isTaken), tooLong)
}

async function openPicture(file: File, isTaken: boolean): Promise<OpenSource> {
  const { name, size } = file
  const tooLarge = t('“{name}” is too large to be opened here. Please take it again with fewer pixels.', {
    name,
  })
  if (size > MOST_PICTURE_BYTES || ((await dotsOf(file)) ?? 0) > MOST_DOTS) refuse(tooLarge)
  const whole = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() =>
    refuse(
      /\.hei[cf]$/i.test(name) || /hei[cf]/.test(file.type)
        ? t(
            '“{name}” cannot be opened by this browser. Please set your camera to “Most compatible” (JPEG), or take the photo here.',
            { name },
          )
        : t('“{name}” does not open as a picture. Please choose a JPG, PNG or PDF file.', { name }),
    ),
  )
  if (whole.width * whole.height > MOST_DOTS) {
    whole.close()
    refuse(tooLarge)
  }
  const preview = await small(whole)
  return { source: { key: keyOf(file), name, size, kind: 'picture', isTaken }, file, previews: [preview] }
}

/** A large picture does not stay in memory. */
async function small(whole: ImageBitmap) {
  const scale = PREVIEW / Math.max(whole.width, whole.height)
  if (scale >= 1) return whole
  const sideOf = (side: number) => Math.max(1, Math.round(side * scale))
  try {
    return await createImageBitmap(whole, {
      resizeWidth: sideOf(whole.width),
      resizeHeight: sideOf(whole.height),
      resizeQuality: 'medium',
    })
  } finally {
    whole.close()
  }
}

async function openPdf(file: File): Promise<OpenSource> {
  const { name, size } = file
  const asItIs = t('Please hand it over as it is.')
  if (size > MOST_PDF_BYTES)
    refuse(t('“{name}” is larger than a file may be. Please save it smaller.', { name }))
  const { readPdf } = await import('../../file/lazy/read-pdf.ts')
  const pdf = await readPdf(file).catch((error: Error) =>
    refuse(
      error.name === 'PasswordException'
        ? t('“{name}” asks for a password. Please save it without one.', { name })
        : t(
            '“{name}” does not open as a PDF. Please open it on your device, save it again and choose that.',
            { name },
          ),
    ),
  )
  try {
    if (pdf.numPages > MOST_PAGES)
      refuse(
        `${t(
          '{count, plural, one {“{name}” has # page, more than can be put together here.} other {“{name}” has # pages, more than can be put together here.}}',
          { name, count: pdf.numPages },
        )} ${asItIs}`,
      )
    const previews: ImageBitmap[] = []
    for (let number = 1; number <= pdf.numPages; number++) {
      const page = await pdf.getPage(number)
      const { width, height } = page.getViewport({ scale: 1 })
      const viewport = page.getViewport({ scale: PREVIEW / Math.max(width, height) })
      const canvas = document.createElement('canvas')
      canvas.width = Math.max(1, Math.round(viewport.width))
      canvas.height = Math.max(1, Math.round(viewport.height))
      await page.render({ canvas, viewport }).promise
      previews.push(await createImageBitmap(canvas))
    }
    return { source: { key: keyOf(file), name, size, kind: 'pdf', isTaken: false }, file, previews }
  } finally {
    void pdf.loadingTask.destroy()
  }
}
