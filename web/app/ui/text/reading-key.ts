import { DIRECTION } from '@sojourn/contract/words/language'

const MIRRORED: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }

/** A key as one who reads from left to right would press it: the right arrow leads on, which is to the left in Arabic. */
export const readingKey = (key: string) => (DIRECTION === 'rtl' ? (MIRRORED[key] ?? key) : key)
