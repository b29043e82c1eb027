export const HELLO_SECONDS = 30
/** A recorder does not stop to the frame. */
export const HELLO_LEEWAY_SECONDS = 1
export const CAPTIONS_LENGTH = 20_000

export const helloMessages = {
  tooLong: `Your video is longer than ${HELLO_SECONDS} seconds. Please cut it and choose it again.`,
  unreadable: 'We cannot read how long this video is. Please save it as MP4 or WebM and choose it again.',
  captions: 'Please select a WebVTT file (.vtt) of at most 20,000 characters.',
} as const
