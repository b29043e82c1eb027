import { openReader } from '../../server/src/platform/papers/zone/letters-by-tesseract.ts'

// The floor: tesseract alone with a zone somebody has cut out already.
const [, , picture = ''] = process.argv
const reader = await openReader()
await reader.recognize(picture)
await reader.terminate()
