import { z } from 'zod'
import { defineCall, empty, fileBytes, one } from '../calls/call.ts'
import { mediaTypesOf, pictureFile, videoFile } from '../calls/file.ts'
import { CAPTIONS_LENGTH, helloMessages } from './hello-words.ts'

/** The hello of an agent as they see it themselves. */
export const OwnHello = z.strictObject({
  id: z.uuid(),
  video: z.string(),
  media_type: z.string(),
  seconds: z.number().int(),
  /** A picture of it, shown before it is played. */
  poster: z.string().nullable(),
  captions: z.string().nullable(),
  /** It is being checked for viruses, or failed: clients do not see it. */
  scan: z.enum(['unscanned', 'waiting', 'clean', 'infected']),
  /** Our team took it down. */
  hidden: z.boolean(),
})
export type OwnHello = z.output<typeof OwnHello>

export const showOwnHello = defineCall({
  method: 'GET',
  path: '/account/consultant/hello',
  summary: 'The short video in which one says hello; null where there is none.',
  who: 'agent',
  reply: one(OwnHello.nullable()),
})

export const changeHello = defineCall({
  method: 'PUT',
  path: '/account/consultant/hello',
  summary:
    'Sets the video: 30 seconds at most, kept as it is. Another takes its place, with its picture and captions.',
  who: 'agent',
  upload: mediaTypesOf(videoFile),
  reply: one(OwnHello),
})

export const changeHelloPoster = defineCall({
  method: 'PUT',
  path: '/account/consultant/hello/poster',
  summary: 'Sets the picture shown before the video is played.',
  who: 'agent',
  upload: mediaTypesOf(pictureFile),
  reply: one(OwnHello),
})

export const changeHelloCaptions = defineCall({
  method: 'PUT',
  path: '/account/consultant/hello/captions',
  summary: 'Sets the captions, in WebVTT; null takes them away.',
  who: 'agent',
  body: z.strictObject({
    captions: z
      .string()
      .max(CAPTIONS_LENGTH, helloMessages.captions)
      .regex(/^\uFEFF?WEBVTT(?:[ \t\r\n]|$)/, helloMessages.captions)
      .nullable(),
  }),
  reply: one(OwnHello),
})

export const removeHello = defineCall({
  method: 'DELETE',
  path: '/account/consultant/hello',
  summary: 'Takes the video away, with its picture and captions.',
  who: 'agent',
  reply: empty,
  status: 204,
})

const params = z.object({ id: z.uuid() })

export const playHello = defineCall({
  method: 'GET',
  path: '/hellos/{id}/video',
  summary: 'The video of an agent, whole or the part that `Range` asks for (206).',
  who: 'anyone',
  params,
  download: 'video/mp4',
  reply: fileBytes,
})

export const showHelloPoster = defineCall({
  method: 'GET',
  path: '/hellos/{id}/poster',
  summary: 'The picture shown before a video is played.',
  who: 'anyone',
  params,
  download: 'image/webp',
  reply: fileBytes,
})

export const showHelloCaptions = defineCall({
  method: 'GET',
  path: '/hellos/{id}/captions',
  summary: 'The captions of a video.',
  who: 'anyone',
  params,
  download: 'text/vtt',
  reply: fileBytes,
})
