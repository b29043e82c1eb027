import { assemblePdf, type PdfAsked } from './assemble-pdf.ts'

addEventListener('message', async ({ data }: MessageEvent<PdfAsked>) => {
  try {
    const bytes = await assemblePdf(data)
    postMessage(bytes, { transfer: [bytes.buffer] })
  } catch {
    postMessage(null)
  }
})
