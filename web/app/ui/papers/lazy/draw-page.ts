import type { Box } from '../page-box.ts'

/** How a page lies. */
export interface Lie {
  turns: number
  box: Box
}

/** How large and how fine a page is drawn. */
export interface Fineness {
  /** Its longer side in dots, at most. */
  side: number
  quality: number
}

/** Draws the part of a picture that is kept, turned as it should be, so that its longer side has `side` dots at most. */
export function drawPage(canvas: HTMLCanvasElement, picture: ImageBitmap, { turns, box }: Lie, side: number) {
  const isOnSide = turns % 2 === 1
  const width = isOnSide ? picture.height : picture.width
  const height = isOnSide ? picture.width : picture.height
  const scale = Math.min(1, side / Math.max(box.width * width, box.height * height))
  canvas.width = Math.max(1, Math.round(box.width * width * scale))
  canvas.height = Math.max(1, Math.round(box.height * height * scale))
  const context = canvas.getContext('2d')
  if (!context) return
  context.imageSmoothingQuality = 'high'
  // Transparent dots would turn black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.scale(scale, scale)
  context.translate(width / 2 - box.x * width, height / 2 - box.y * height)
  context.rotate((turns * Math.PI) / 2)
  context.drawImage(picture, -picture.width / 2, -picture.height / 2)
}

export interface DrawnPage {
  jpeg: Blob
  width: number
  height: number
}

/** A page of a picture as a JPEG, drawn from the file as it was chosen. */
export async function pageAsJpeg(file: File, lie: Lie, { side, quality }: Fineness): Promise<DrawnPage> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const canvas = document.createElement('canvas')
  try {
    drawPage(canvas, picture, lie, side)
  } finally {
    picture.close()
  }
  const { width, height } = canvas
  const { promise, resolve, reject } = Promise.withResolvers<Blob>()
  canvas.toBlob(
    (blob) => (blob ? resolve(blob) : reject(new Error('a page could not be drawn'))),
    'image/jpeg',
    quality,
  )
  const jpeg = await promise
  // Some phones keep a canvas for long, unless it is empty.
  canvas.width = 0
  return { jpeg, width, height }
}
