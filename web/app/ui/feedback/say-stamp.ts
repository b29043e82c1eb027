export interface Checked {
  kind: 'verified' | 'licensed'
  /** The year it was given. */
  year?: number | string | undefined
  /** Who gave it. */
  authority?: string | undefined
}

const words = { verified: 'Verified', licensed: 'Licensed' }

/** A stamp in words: `Verified since 2024 by Sojourn`. */
export const sayStamp = ({ kind, year, authority = 'Sojourn' }: Checked) =>
  [words[kind], year && `since ${year}`, `by ${authority}`].filter(Boolean).join(' ')
