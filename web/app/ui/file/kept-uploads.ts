import type { Upload as Begun } from '@sojourn/contract/calls/uploads'

const KEY = 'cut-uploads'

/** An upload that was begun and not handed over, as this tab remembers it over a reload. */
export interface CutUpload extends Begun {
  /** The call it was for. */
  path: string
  name: string
  size: number
  /** When the file was changed last, so that another one of its name is not taken for it. */
  changed: number
}

/** A page that compares the text knows when it has changed. */
export function readCutUploads() {
  try {
    return sessionStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

export const parseCutUploads = (text: string): CutUpload[] => (text ? JSON.parse(text) : [])

/** All of them at once; none leaves nothing behind. */
export function writeCutUploads(cut: CutUpload[]) {
  try {
    if (cut.length > 0) sessionStorage.setItem(KEY, JSON.stringify(cut))
    else sessionStorage.removeItem(KEY)
  } catch {
    // Without storage the file begins anew.
  }
}
