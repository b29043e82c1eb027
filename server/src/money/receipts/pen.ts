import { readFont } from './read-font.ts'
import { runsOf } from './runs.ts'
import { type Face, fileOf, type Weight } from './scripts.ts'

export interface Hand {
  size: number
  weight?: Weight
  color: string
}

interface Place {
  x: number
  y: number
  width: number
  align?: 'left' | 'right'
  /** An ellipsis tells what does not fit into so many lines. */
  lines?: number
}

const LINE_HEIGHT = 1.45
const words = new Intl.Segmenter('und', { granularity: 'word' })

/**
 * Signs that join or pile up need the whole of a font's rules, for a run at a time. All others stand as well without
 * them, and reading the rules of a large font takes ten times as long as writing the page.
 */
const JOINING = /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Inherited}]/u

const PLAINLY = {
  ccmp: false,
  kern: false,
  mark: false,
  mkmk: false,
} as unknown as PDFKit.Mixins.OpenTypeFeatures[]

const shapingOf = (text: string): PDFKit.Mixins.TextOptions => ({
  lineBreak: false,
  baseline: 'alphabetic',
  features: JOINING.test(text) ? [] : PLAINLY,
})

/** Writes texts of any script on a page. */
export class Pen {
  readonly #page: PDFKit.PDFDocument
  readonly #known = new Set<string>()
  readonly #isMirrored: boolean

  /** From right to left the place on the page is the mirrored one, and what stood at its end stands there again. */
  constructor(page: PDFKit.PDFDocument, direction: 'ltr' | 'rtl' = 'ltr') {
    this.#page = page
    this.#isMirrored = direction === 'rtl'
  }

  /** Gives the place below. */
  write(text: string, hand: Hand, { x: from, y, width, align = 'left', lines = 3 }: Place) {
    const x = this.#isMirrored ? this.#page.page.width - from - width : from
    const isAtRight = (align === 'right') !== this.#isMirrored
    let baseline = y + hand.size * 1.1
    for (const line of this.#breakInto(lines, text, hand, width)) {
      let at = isAtRight ? x + width - this.widthOf(line, hand) : x
      this.#page.fillColor(hand.color)
      for (const run of runsOf(line)) {
        this.#take(run.face, hand).text(run.text, at, baseline, shapingOf(run.text))
        at += this.#page.widthOfString(run.text, shapingOf(run.text))
      }
      baseline += hand.size * LINE_HEIGHT
    }
    return baseline - hand.size * 1.1
  }

  widthOf(line: string, hand: Hand) {
    return runsOf(line).reduce(
      (sum, { face, text }) => sum + this.#take(face, hand).widthOfString(text, shapingOf(text)),
      0,
    )
  }

  #take(face: Face, { size, weight = 'regular' }: Hand) {
    const file = fileOf(face, weight)
    if (!this.#known.has(file)) this.#page.registerFont(file, readFont(file))
    this.#known.add(file)
    return this.#page.font(file).fontSize(size)
  }

  #breakInto(most: number, text: string, hand: Hand, width: number) {
    if (this.widthOf(text, hand) <= width) return [text]
    const lines: string[] = []
    let line = ''
    for (const part of this.#parts(text, hand, width)) {
      if (line && this.widthOf((line + part).trimEnd(), hand) > width) {
        lines.push(line.trimEnd())
        line = part.trimStart()
      } else line += part
    }
    if (line) lines.push(line.trimEnd())
    if (lines.length <= most) return lines
    const kept = lines.slice(0, most)
    let last = kept.pop() ?? ''
    while (last && this.widthOf(`${last}…`, hand) > width) last = [...last].slice(0, -1).join('')
    return [...kept, `${last}…`]
  }

  /** Words, and signs of those that are wider than a line. */
  *#parts(text: string, hand: Hand, width: number) {
    for (const { segment } of words.segment(text)) {
      if (segment.length > 8 && this.widthOf(segment, hand) > width) yield* segment
      else yield segment
    }
  }
}
