/** Longer than any name or title we take; what is longer is not one. */
const LONGEST = 300

/** The text keeps what is seen of it: no control characters, nothing that turns the direction of what follows, no halves. */
export const cleanText = (text: string) =>
  [...text.toWellFormed().normalize('NFC').replaceAll(UNSEEN, ' ').replaceAll(/\s+/g, ' ').trim()]
    .slice(0, LONGEST)
    .join('')

/** All but the joiners, which Devanagari, Persian and others need. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Co}\p{Cn}]|(?![\u200c\u200d])\p{Cf}/gu

const [ISOLATE, END] = ['\u2068', '\u2069']

/** A text inside another of ours moves nothing around it, whichever way it is read. */
export const isolated = (text: string) => `${ISOLATE}${cleanText(text)}${END}`

export const withoutIsolates = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '')
