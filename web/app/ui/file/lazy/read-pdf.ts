import { GlobalWorkerOptions, getDocument } from 'pdfjs-dist'
import worker from 'pdfjs-dist/build/pdf.worker.min.mjs?url'

/** Opens a PDF in a worker. Nothing of the file becomes part of the page: its scripts, links and forms are left out. */
export async function readPdf(content: Blob) {
  GlobalWorkerOptions.workerSrc = worker
  return getDocument({
    data: await content.arrayBuffer(),
    // Letters are drawn as shapes: no font of the file gets into the page, and nothing of it is compiled.
    disableFontFace: true,
    useSystemFonts: true,
    useWasm: false,
    enableXfa: false,
    verbosity: 0,
  }).promise
}
