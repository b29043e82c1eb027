export interface FileRules {
  /** Without the dot, in lower case, as people read them. */
  extensions: readonly string[]
  types: readonly string[]
  maxBytes: number
  missing: string
  tooLarge: string
  wrongType: string
}

const IMAGES = ['image/jpeg', 'image/png']

export const generalFile: FileRules = {
  extensions: ['pdf', 'jpg', 'jpeg', 'png', 'doc', 'docx', 'odt'],
  types: [
    'application/pdf',
    ...IMAGES,
    'application/msword',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.oasis.opendocument.text',
  ],
  maxBytes: 20_000_000,
  missing: 'Please select a file!',
  tooLarge: 'File size is too large',
  wrongType: 'Unsupported file format',
}

export const identityFile: FileRules = {
  extensions: ['png', 'jpg', 'jpeg'],
  types: IMAGES,
  maxBytes: 3_145_728,
  missing: 'Please select a file!',
  tooLarge: 'The file you selected is too big!',
  wrongType: 'Wrong file type, ensure this an image or pdf file!',
}

interface FileFacts {
  name: string
  type: string
  size: number
}

/** What is wrong with a file before it is sent, if anything. The server looks into the bytes themselves. */
export function fileProblem({ name, type, size }: FileFacts, rules: FileRules): string | undefined {
  const isKind = rules.extensions.includes(extensionOf(name)) && (type === '' || rules.types.includes(type))
  if (!isKind) return rules.wrongType
  return size > rules.maxBytes ? rules.tooLarge : undefined
}

export const extensionOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

export const isImage = ({ type }: { type: string }) => IMAGES.includes(type)

/** For the browser's own file dialog. */
export const acceptOf = ({ extensions }: FileRules) =>
  extensions.map((extension) => `.${extension}`).join(',')

/** "PDF, JPG, PNG, up to 3 MB", told before anything is chosen. */
export const rulesText = ({ extensions, maxBytes }: FileRules) =>
  `${extensions
    .filter((extension) => extension !== 'jpeg')
    .map((extension) => extension.toUpperCase())
    .join(', ')}, up to ${sizeText(maxBytes)}`

/** "734 B", "82 kB", "2.4 MB"; a limit in powers of two reads as the round number people know. */
export function sizeText(bytes: number) {
  const [kilo, mega] = bytes % 1_048_576 === 0 && bytes > 0 ? [1024, 1_048_576] : [1000, 1_000_000]
  if (bytes < kilo) return `${bytes} B`
  if (bytes < mega) return `${Math.round(bytes / kilo)} kB`
  return `${Number((bytes / mega).toFixed(1))} MB`
}
