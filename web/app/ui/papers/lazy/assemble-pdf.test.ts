import { degrees, PDFDocument, PDFName, PDFString } from 'pdf-lib'
import { expect, test } from 'vitest'
import { assemblePdf } from './assemble-pdf.ts'

/** A grey dot. */
const JPEG = Buffer.from(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=',
  'base64',
)
const jpeg = new Uint8Array(JPEG).buffer

async function aPdf(widths: number[], change: (pdf: PDFDocument) => void = () => {}) {
  const pdf = await PDFDocument.create()
  for (const width of widths) pdf.addPage([width, 100])
  change(pdf)
  return new Uint8Array(await pdf.save()).buffer
}

const picture = (width: number, height: number) => ({ kind: 'picture' as const, jpeg, width, height })
const page = (number: number, turns = 0) => ({ kind: 'pdf' as const, file: 0, number, turns })

const opened = async (bytes: Uint8Array) =>
  (await PDFDocument.load(bytes, { updateMetadata: false })).getPages().map((one) => ({
    ...{ width: Math.round(one.getWidth()), height: Math.round(one.getHeight()) },
    turned: one.getRotation().angle,
  }))

test('photographs and pages of a PDF stand in the order they were given', async () => {
  const files = [await aPdf([111, 222, 333])]
  const made = await assemblePdf({ parts: [page(2, 1), picture(1000, 1414), page(0)], files })
  expect(await opened(made)).toEqual([
    { width: 333, height: 100, turned: 90 },
    { width: 595, height: 842, turned: 0 },
    { width: 111, height: 100, turned: 0 },
  ])
})

test('a page that was turned before is turned on from there', async () => {
  const files = [await aPdf([111], (pdf) => pdf.getPage(0).setRotation(degrees(270)))]
  const made = await assemblePdf({ parts: [page(0, 2)], files })
  expect((await opened(made))[0]?.turned).toBe(90)
})

test('scripts of a PDF do not come along, and the same pages make the same file', async () => {
  const files = [
    await aPdf([111], (pdf) => {
      pdf.addJavaScript('canary', 'app.alert("canary")')
      pdf.catalog.set(PDFName.of('Secret'), PDFString.of('canary'))
    }),
  ]
  const parts = [page(0), picture(10, 10)]
  const [one, other] = [await assemblePdf({ parts, files }), await assemblePdf({ parts, files })]
  expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true)
  const { catalog } = await PDFDocument.load(one, { updateMetadata: false })
  expect(String(catalog)).not.toMatch(/Names|OpenAction|Secret/)
})

test('what is no PDF, or asks for a password, is refused', async () => {
  const parts = [page(0)]
  await expect(assemblePdf({ parts, files: [new TextEncoder().encode('nothing').buffer] })).rejects.toThrow()
})
