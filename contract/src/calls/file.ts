export interface FileRule {
  /** The media type of each extension; both must agree, and the content with them. */
  types: Readonly<Record<string, string>>
  maxBytes: number
  messages: { missing: string; tooLarge: string; wrongType: string }
}

const pictures = { png: 'image/png', jpg: 'image/jpeg', jpeg: 'image/jpeg' }

const attachmentMessages = {
  missing: 'Please select a file!',
  tooLarge: 'File size is too large',
  wrongType: 'Unsupported file format',
}

export const documentFile = {
  types: {
    ...pictures,
    pdf: 'application/pdf',
    doc: 'application/msword',
    docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    odt: 'application/vnd.oasis.opendocument.text',
  },
  maxBytes: 20_000_000,
  messages: attachmentMessages,
} as const satisfies FileRule

/** The pictures of a passport or licence that verification asks for. */
export const identityFile = {
  types: pictures,
  maxBytes: 3_145_728,
  messages: {
    missing: 'Please select a file!',
    tooLarge: 'The file you selected is too big!',
    wrongType: 'Wrong file type, ensure this an image or pdf file!',
  },
} as const satisfies FileRule

export const pictureFile = {
  types: { ...pictures, webp: 'image/webp' },
  maxBytes: 5_000_000,
  messages: {
    missing: 'Please select a file!',
    tooLarge: 'The file you selected is too big!',
    wrongType: 'Please select a PNG, JPEG or WebP picture.',
  },
} as const satisfies FileRule

/** A short video that every browser plays as it is. */
export const videoFile = {
  types: { mp4: 'video/mp4', webm: 'video/webm' },
  maxBytes: 20_000_000,
  messages: {
    missing: 'Please select a video!',
    tooLarge: 'The video you selected is too big! Please keep it under 20 MB.',
    wrongType: 'Please select an MP4 or WebM video.',
  },
} as const satisfies FileRule

/** The ending is empty when there is none. */
export const extensionOf = (name: string) => /[^.]\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** The media type to declare for a file of this name, or undefined where the rule does not take it. */
export function mediaTypeOf(name: string, rule: FileRule): string | undefined {
  const extension = extensionOf(name)
  return Object.hasOwn(rule.types, extension) ? rule.types[extension] : undefined
}

export const mediaTypesOf = (rule: FileRule) => [...new Set(Object.values(rule.types))]

/** The name is percent-encoded. */
export const FILE_NAME_HEADER = 'x-file-name'

/** The header by which an upload call takes the file that came in parts, in place of a body. */
export const UPLOAD_HEADER = 'x-upload-id'

/** Every part of a file but its last has this many bytes. */
export const PART_BYTES = 1_000_000
