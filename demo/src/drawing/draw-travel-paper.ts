import sharp from 'sharp'
import { LETTER_WIDTH, OCR_B } from '../../../server/src/platform/papers/ocr-b.ts'
import { type Format, type TravelPaper, zoneOf } from './travel-paper-zone.ts'

export interface Layout {
  name: string
  paper: string
  pattern: string
  heading: string
  portrait: 'left' | 'right'
  /** The printed zone is as thick as this added outline, in font units; below zero it is thinner. */
  weight: number
}

/** Millimetres, as ICAO 9303 has them. */
const SIZES: Record<Format, { width: number; height: number; bottom: number; left: number }> = {
  TD1: { width: 85.6, height: 54, bottom: 4.3, left: 4.7 },
  TD2: { width: 105, height: 74, bottom: 4.8, left: 6.8 },
  TD3: { width: 125, height: 88, bottom: 8.2, left: 6.6 },
}
const PITCH = 2.54
const LINE = 6.35

/** It counts dots for each millimetre: a page of a passport is 2,000 wide. */
const DENSITY = 16

/** The page needs no font of the machine. */
export async function drawTravelPaper(paper: TravelPaper, layout: Layout, density = DENSITY) {
  const { width, height } = SIZES[paper.format]
  const svg = pageOf(paper, layout)
  const [w, h] = [Math.round(width * density), Math.round(height * density)]
  return sharp(Buffer.from(svg.replace('<svg ', `<svg width="${w}" height="${h}" `)))
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer()
}

function pageOf(paper: TravelPaper, layout: Layout) {
  const { width, height, bottom, left } = SIZES[paper.format]
  const lines = zoneOf(paper)
  const zoneTop = height - bottom - (lines.length - 1) * LINE
  const face = faceOf(layout, width, zoneTop)
  const at = layout.portrait === 'left' ? width * 0.36 : width * 0.07
  const told = [
    ['TYPE', paper.format === 'TD3' ? 'P' : 'I'],
    ['SURNAME', paper.surname],
    ['GIVEN NAMES', paper.given],
    ['NATIONALITY', paper.nationality],
    ['BIRTH', paper.birth.replaceAll('-', ' ')],
    ['EXPIRY', paper.expiry.replaceAll('-', ' ')],
    ['NUMBER', paper.number],
  ]
  const step = (zoneTop - 16) / told.length
  const isLow = step < 5
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
    <rect width="100%" height="100%" fill="${layout.paper}"/>
    ${waves(layout, width, height)}
    ${written(`SPECIMEN ${layout.name}`, { x: width * 0.07, y: 6, size: 3, fill: layout.heading })}
    ${told
      .map(
        ([label = '', value = ''], index) =>
          written(label, { x: at, y: 10.2 + index * step, size: 1.2, fill: layout.heading }) +
          (isLow
            ? written(value, { x: at + 14, y: 10.2 + index * step, size: 1.6, fill: '#222' })
            : written(value, { x: at, y: 13.4 + index * step, size: 2.1, fill: '#222' })),
      )
      .join('')}
    ${face}
    ${lines
      .map((line, index) =>
        written(line, {
          x: left,
          y: zoneTop + index * LINE,
          size: (PITCH / LETTER_WIDTH) * 770,
          fill: '#1a1a1a',
          weight: layout.weight,
        }),
      )
      .join('')}
  </svg>`
}

interface Place {
  x: number
  y: number
  size: number
  fill: string
  weight?: number
}

function written(text: string, { x, y, size, fill, weight = 0 }: Place) {
  const scale = size / 770
  const stroke = weight > 0 ? `stroke="${fill}" stroke-width="${weight}"` : ''
  return [...text]
    .map((letter, index) => {
      const outline = OCR_B[letter]
      if (!outline) return ''
      const place = `translate(${(x + index * LETTER_WIDTH * scale).toFixed(3)} ${y.toFixed(3)}) scale(${scale.toFixed(5)})`
      return `<path transform="${place}" d="${outline}" fill="${fill}" ${stroke}/>`
    })
    .join('')
}

const waves = ({ pattern }: Layout, width: number, height: number) =>
  Array.from({ length: Math.ceil(height / 2.2) }, (_, row) => {
    const y = row * 2.2
    const bend = Array.from({ length: Math.ceil(width / 8) }, () => 'q2 -1.4 4 0t4 0').join('')
    return `<path d="M0 ${y}${bend}" fill="none" stroke="${pattern}" stroke-width="0.12"/>`
  }).join('')

function faceOf({ portrait, heading }: Layout, width: number, zoneTop: number) {
  const high = Math.min(45, zoneTop - 16)
  const wide = high * 0.78
  const x = portrait === 'left' ? width * 0.06 : width * 0.94 - wide
  const y = 9
  return `<rect x="${x}" y="${y}" width="${wide}" height="${high}" fill="#d9dde2"/>
    <ellipse cx="${x + wide / 2}" cy="${y + high * 0.42}" rx="${wide * 0.24}" ry="${high * 0.26}" fill="#8a6a55"/>
    <path d="M${x + wide * 0.1} ${y + high}q${wide * 0.4} ${-high * 0.55} ${wide * 0.8} 0z" fill="${heading}"/>`
}
