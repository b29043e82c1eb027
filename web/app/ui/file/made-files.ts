/** Files that were put together in this page: after a reload nobody could choose them again. */
const made = new WeakSet<File>()

export const rememberAsMade = (file: File) => void made.add(file)

export const isMadeHere = (file: File) => made.has(file)
