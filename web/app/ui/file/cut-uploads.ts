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

/** As it is written down; a page that compares it knows when it has changed. */
export function readCutUploads() {
  try {
    return sessionStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

export const parseCutUploads = (text: string): CutUpload[] => (text ? JSON.parse(text) : [])

const isOf = (path: string, file: File) => (cut: CutUpload) =>
  cut.path === path && cut.name === file.name && cut.size === file.size && cut.changed === file.lastModified

export const cutUploadOf = (path: string, file: File) =>
  parseCutUploads(readCutUploads()).find(isOf(path, file))

export function rememberUpload(path: string, file: File, begun: Begun) {
  const { name, size, lastModified: changed } = file
  write([...without(path, file), { ...begun, path, name, size, changed }])
}

export const forgetUpload = (path: string, file: File) => write(without(path, file))

const without = (path: string, file: File) => {
  const isIt = isOf(path, file)
  return parseCutUploads(readCutUploads()).filter((cut) => !isIt(cut))
}

function write(cut: CutUpload[]) {
  try {
    if (cut.length > 0) sessionStorage.setItem(KEY, JSON.stringify(cut))
    else sessionStorage.removeItem(KEY)
  } catch {
    // Without storage the file begins anew.
  }
}
