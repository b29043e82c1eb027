import { t } from '@sojourn/contract/words/t'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import { pending } from '../../../fast-pages/pending.ts'
import { Button } from '../../button/button.tsx'
import { ErrorPanel } from '../../feedback/error-panel.tsx'
import { Skeleton } from '../../feedback/skeleton.tsx'
import css from './pdf-pages.module.css'
import { readPdf } from './read-pdf.ts'

const PAGES_AT_ONCE = 5
/** Drawn this wide, so that small print is read on any screen. */
const WIDTH = 1400

interface Props {
  content: Blob
  name: string
}

/** The pages of a PDF, drawn as pictures from memory. */
export default function PdfPages({ content, name }: Props) {
  const [pdf, setPdf] = useState<PDFDocumentProxy | 'failed' | null>(null)
  const [shown, setShown] = useState(PAGES_AT_ONCE)

  useEffect(() => {
    let isOver = false
    const reading = readPdf(content)
    pending(reading).then(
      (read) => (isOver ? void read.loadingTask.destroy() : setPdf(read)),
      () => isOver || setPdf('failed'),
    )
    return () => {
      isOver = true
      void reading.then(
        ({ loadingTask }) => loadingTask.destroy(),
        () => {},
      )
    }
  }, [content])

  if (pdf === 'failed')
    return <ErrorPanel>{t('This file cannot be shown here. Please download it.')}</ErrorPanel>
  if (!pdf) return <Skeleton shape="block" />
  const numbers = Array.from({ length: Math.min(shown, pdf.numPages) }, (_, index) => index + 1)
  const label = t('{count, plural, one {{name}, # page} other {{name}, # pages}}', {
    name,
    count: pdf.numPages,
  })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={css.frame} tabIndex={0} aria-label={label}>
      {numbers.map((number) => (
        <PdfPage key={number} pdf={pdf} number={number} name={name} />
      ))}
      {shown < pdf.numPages && (
        <Button variant="secondary" size="s" onClick={() => setShown((now) => now + PAGES_AT_ONCE)}>
          {t('Show more pages')}
        </Button>
      )}
    </section>
  )
}

function PdfPage({ pdf, number, name }: { pdf: PDFDocumentProxy; number: number; name: string }) {
  const ref = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const canvas = ref.current
    if (!canvas) return
    let stop = () => {}
    const drawing = pdf.getPage(number).then((page) => {
      const viewport = page.getViewport({ scale: WIDTH / page.getViewport({ scale: 1 }).width })
      canvas.width = viewport.width
      canvas.height = viewport.height
      const task = page.render({ canvas, viewport })
      stop = () => task.cancel()
      return task.promise
    })
    pending(drawing).catch(() => {})
    return () => stop()
  }, [pdf, number])
  return (
    <canvas
      ref={ref}
      className={css.page}
      role="img"
      aria-label={t('Page {number} of {count} of {name}', { number, count: pdf.numPages, name })}
    />
  )
}
