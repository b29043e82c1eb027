import type { Upload as Begun } from '@sojourn/contract/calls/uploads'
import { type CutUpload, parseCutUploads, readCutUploads, writeCutUploads } from './kept-uploads.ts'
import { isMadeHere } from './made-files.ts'

const isOf = (path: string, file: File) => (cut: CutUpload) =>
  cut.path === path && cut.name === file.name && cut.size === file.size && cut.changed === file.lastModified

export const cutUploadOf = (path: string, file: File) =>
  parseCutUploads(readCutUploads()).find(isOf(path, file))

export function rememberUpload(path: string, file: File, begun: Begun) {
  if (isMadeHere(file)) return
  const { name, size, lastModified: changed } = file
  writeCutUploads([...without(path, file), { ...begun, path, name, size, changed }])
}

export const forgetUpload = (path: string, file: File) => writeCutUploads(without(path, file))

const without = (path: string, file: File) => {
  const isIt = isOf(path, file)
  return parseCutUploads(readCutUploads()).filter((cut) => !isIt(cut))
}
