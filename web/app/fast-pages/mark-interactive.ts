declare global {
  interface HTMLElement {
    /** Its scripts have come; a press before that is kept by early-press.ts. */
    listens?: true
  }
}

/** A ref: React calls it once it has taken the part over. */
export function listens(part: HTMLElement | null) {
  if (part) part.listens = true
}
