import { type FileRule, mediaTypeOf } from '@sojourn/contract/calls/file'
import { t } from '@sojourn/contract/words/t'

interface FileFacts {
  name: string
  type: string
  size: number
}

/** The server looks into the bytes themselves. */
export function fileProblem({ name, type, size }: FileFacts, rule: FileRule): string | undefined {
  const expected = mediaTypeOf(name, rule)
  if (!expected || (type !== '' && type !== expected)) return rule.messages.wrongType
  return size > rule.maxBytes ? rule.messages.tooLarge : undefined
}

/** Every browser can draw these; the others of the rules are papers. */
export const isPicture = ({ type }: { type: string }) => type === 'image/png' || type === 'image/jpeg'

export const canBeShown = (file: { type: string }) => isPicture(file) || file.type === 'application/pdf'

/** For the browser's own file dialog. */
export const acceptOf = ({ types }: FileRule) =>
  Object.keys(types)
    .map((extension) => `.${extension}`)
    .join(',')

/** "PNG, JPG, up to 3 MB", told before anything is chosen. */
export const ruleText = ({ types, maxBytes }: FileRule) =>
  t('{types}, up to {size}', {
    types: Object.keys(types)
      .filter((extension) => extension !== 'jpeg')
      .map((extension) => extension.toUpperCase())
      .join(', '),
    size: sizeText(maxBytes),
  })

/** No line ends between a number and its unit. */
const inOnePiece = (count: number, unit: string) => `${count}\u00a0${unit}`

/** "734 B", "82 kB", "2.4 MB"; a limit in powers of two reads as the round number people know. */
export function sizeText(bytes: number) {
  const [kilo, mega] = bytes % 1_048_576 === 0 && bytes > 0 ? [1024, 1_048_576] : [1000, 1_000_000]
  if (bytes < kilo) return inOnePiece(bytes, 'B')
  if (bytes < mega) return inOnePiece(Math.round(bytes / kilo), 'kB')
  return inOnePiece(Number((bytes / mega).toFixed(1)), 'MB')
}
