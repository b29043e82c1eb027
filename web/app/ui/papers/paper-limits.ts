/** More is a book, and no phone holds it. */
export const MOST_PAGES = 30
/** The largest cameras of phones make so many. */
export const MOST_DOTS = 64_000_000
export const MOST_PICTURE_BYTES = 40_000_000
export const MOST_PDF_BYTES = 20_000_000
/** A file that takes longer to open may never end. */
export const MOST_MS = 20_000

/** The message is said of a file that cannot be put in. */
export class PaperRefused extends Error {}

/** Ends with a sentence what would not end by itself. */
export function inTime<T>(work: Promise<T>, sentence: string, mostMs = MOST_MS): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new PaperRefused(sentence)), mostMs)
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}
