import { JUDGED_NAMES } from '@sojourn/contract/supply/verification'
import { escapeHtml } from '../../../server/src/platform/html.ts'

const [WIDTH, HEIGHT] = [1000, 640]

/** The letters of SPECIMEN are strokes in a box of 4 by 6: a machine without fonts draws them too. */
const LETTERS = [
  'M4 1H0V3H4V6H0',
  'M0 6V0H4V3H0',
  'M4 0H0V6H4M0 3H3',
  'M4 0H0V6H4',
  'M0 0H4M2 0V6M0 6H4',
  'M0 6V0L2 3L4 0V6',
  'M4 0H0V6H4M0 3H3',
  'M0 6V0L4 6V0',
]

const word = LETTERS.map((d, index) => `<path d="${d}" transform="translate(${index * 6} 0)"/>`).join('')

/** Nobody takes it for a real document: it has no number, no state and no face. */
export async function drawSpecimen(
  lines: Partial<Record<keyof typeof JUDGED_NAMES, string>> = {},
  { isBlurred = false } = {},
) {
  const told = Object.entries(lines).map(
    ([field, value], index) => `
      <text x="350" y="${190 + index * 62}" font-size="18" fill="#5b6472">${JUDGED_NAMES[field as keyof typeof lines]}</text>
      <text x="350" y="${216 + index * 62}" font-size="26">${escapeHtml(value)}</text>`,
  )
  const drawing = `
    <svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="sans-serif" fill="#1d2733">
      <rect width="100%" height="100%" fill="#f3ead7"/>
      <rect x="24" y="24" width="${WIDTH - 48}" height="${HEIGHT - 48}" rx="26" fill="#fbf7ee" stroke="#b9a67c" stroke-width="4"/>
      <g fill="none" stroke="#8c1d2f" stroke-width=".8" transform="translate(60 64) scale(7)">${word}</g>
      <rect x="64" y="170" width="230" height="300" rx="12" fill="#e6dcc6"/>
      <circle cx="179" cy="282" r="52" fill="#cbbd9d"/>
      <path d="M84 470c0-70 40-112 95-112s95 42 95 112z" fill="#cbbd9d"/>
      ${told.join('')}
      <g fill="none" stroke="#8c1d2f" stroke-opacity=".16" stroke-width=".9" transform="translate(150 520) rotate(-22) scale(15.5)">${word}</g>
      <text x="64" y="580" font-size="18" fill="#5b6472">An invented person of the demo. This document exists nowhere.</text>
    </svg>`
  const { default: sharp } = await import('sharp')
  const picture = sharp(Buffer.from(drawing))
  return (isBlurred ? picture.blur(9) : picture).jpeg({ quality: 80 }).toBuffer()
}
