import { vi } from 'vitest'
import type { PdfAsked } from '../app/ui/papers/lazy/assemble-pdf.ts'

/** A picture of so many dots; its bytes are those of no format. */
export const aPicture = (
  name: string,
  { width = 400, height = 300, bytes = 50_000, type = 'image/jpeg', changed = 1_700_000_000_000 } = {},
) => new File([`${width}x${height}`.padEnd(bytes)], name, { type, lastModified: changed })

interface Turned {
  turns: number
  middle: [number, number]
}

/**
 * A browser that opens and draws pictures: of what it draws it keeps the measures and the turns. What it makes of a picture has a tenth of a byte
 * for each dot, less where it is coarse.
 */
export function falsePictures({ devices = [] as string[] } = {}) {
  const drawn: (Turned & { width: number; height: number })[] = []
  const assembled: PdfAsked[] = []
  vi.stubGlobal('createImageBitmap', async (file: Blob | { width: number; height: number }, size: object) => {
    if (!(file instanceof Blob)) {
      const { resizeWidth: width = file.width, resizeHeight: height = file.height } = size as {
        resizeWidth?: number
        resizeHeight?: number
      }
      return { width, height, close: () => {} }
    }
    const [, width, height] = /^(\d+)x(\d+)/.exec(await file.slice(0, 20).text()) ?? []
    if (!width || !height) throw new Error('it is no picture')
    return { width: Number(width), height: Number(height), close: () => {} }
  })
  const context = (canvas: HTMLCanvasElement) => {
    const state: Turned = { turns: 0, middle: [0, 0] }
    return {
      fillRect: () => {},
      scale: () => {},
      translate: (x: number, y: number) => {
        state.middle = [Math.round(x), Math.round(y)]
      },
      rotate: (angle: number) => {
        state.turns = Math.round(angle / (Math.PI / 2))
      },
      drawImage: () => void drawn.push({ ...state, width: canvas.width, height: canvas.height }),
    }
  }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (this: HTMLCanvasElement) {
    return context(this) as unknown as null
  })
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done: BlobCallback,
    type?: string,
    quality = 1,
  ) {
    const bytes = Math.round((this.width * this.height * quality) / 10)
    done(new Blob([`${this.width}x${this.height}`.padEnd(bytes)], type ? { type } : {}))
  })
  vi.stubGlobal(
    'Worker',
    class {
      onmessage?: (event: { data: Uint8Array }) => void
      postMessage(asked: PdfAsked) {
        assembled.push(asked)
        const bytes = asked.parts.reduce(
          (sum, part) => sum + (part.kind === 'picture' ? part.jpeg.byteLength : 0),
          100,
        )
        queueMicrotask(() => this.onmessage?.({ data: new Uint8Array(bytes) }))
      }
      terminate() {}
    },
  )
  vi.stubGlobal('navigator', {
    language: 'en',
    onLine: true,
    mediaDevices: {
      enumerateDevices: async () => devices.map((kind) => ({ kind })),
      getUserMedia: async () => {
        throw new DOMException('', 'NotAllowedError')
      },
    },
  })
  return { drawn, assembled }
}
