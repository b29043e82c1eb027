import { fileURLToPath } from 'node:url'

export type Weight = 'regular' | 'bold'
/** Scripts that are shaped by rules of their own stand apart, though the font may be the same. */
type Face = 'text' | 'arabic' | 'devanagari' | 'han' | 'hangul'

const fileIn = (packageName: string, path: string) =>
  fileURLToPath(new URL(path, import.meta.resolve(packageName)))

const latin = (style: string) => fileIn('@embedpdf/fonts-latin', `../fonts/NotoSans-${style}.ttf`)
const arabic = (style: string) => fileIn('@embedpdf/fonts-arabic', `../fonts/NotoNaskhArabic-${style}.ttf`)
const han = fileIn('@embedpdf/fonts-sc', '../fonts/NotoSansHans-Regular.otf')
const hangul = fileIn('@fontsource/gowun-dodum/package.json', './files/gowun-dodum-korean-400-normal.woff')

/** Scripts of thousands of signs come in one weight; a second would weigh as much again. */
const FILES: Record<Face, Record<Weight, string>> = {
  text: { regular: latin('Regular'), bold: latin('SemiBold') },
  devanagari: { regular: latin('Regular'), bold: latin('SemiBold') },
  arabic: { regular: arabic('Regular'), bold: arabic('Bold') },
  han: { regular: han, bold: han },
  hangul: { regular: hangul, bold: hangul },
}

export const fileOf = (face: Face, weight: Weight) => FILES[face][weight]

const FACES: [signs: RegExp, face: Face][] = [
  [/\p{Script=Hangul}/u, 'hangul'],
  [/\p{Script=Devanagari}/u, 'devanagari'],
  [/\p{Script=Arabic}|[\u0660-\u0669\u060c\u061b\u061f\u0640]/u, 'arabic'],
  [
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303f\u30fb\u30fc\uff00-\uffef]/u,
    'han',
  ],
  [/[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u, 'text'],
  [/[\u0020-\u02ff\u0964\u0965\u2000-\u206f\u20a0-\u20bf\u2116\u2122\u2212]/u, 'text'],
]

/** Belongs to whatever sign it follows. */
const FOLLOWS = /[\p{Script=Inherited}\u200c\u200d]/u

/** Stands for a sign of a script we have no font for. */
export const NO_SIGN = '\ufffd'

/** Null means the face before it. */
export function faceOf(sign: string): Face | 'none' | null {
  if (FOLLOWS.test(sign)) return null
  return FACES.find(([signs]) => signs.test(sign))?.[1] ?? 'none'
}

/** The shaper turns these round by itself, whichever way they are to be read. */
export const isTurned = (text: string) => /\p{Script=Arabic}/u.test(text)

export type { Face }
