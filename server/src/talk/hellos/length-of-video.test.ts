import { expect, test } from 'vitest'
import { aFilm, mp4 } from '../../../test/films.ts'
import { lengthOfVideo } from './length-of-video.ts'

test('a WebM says how long it is', async () => {
  expect(lengthOfVideo(await aFilm(12_400), 'video/webm')).toBe(12.4)
})

test('one of a recorder, which says nothing, lasts at least until its last picture', async () => {
  const film = await aFilm(9_000, { last: 45_000 })
  expect(lengthOfVideo(film, 'video/webm')).toBe(45)
})

test('an MP4 says how long it is, short and long', () => {
  expect(lengthOfVideo(mp4({ scale: 1000, length: 29_500 }), 'video/mp4')).toBe(29.5)
  expect(lengthOfVideo(mp4({ scale: 600, length: 600 * 61 }), 'video/mp4')).toBe(61)
})

test('what says nothing, or breaks off, has no length', async () => {
  expect(lengthOfVideo(mp4({ scale: 1000, length: 0 }), 'video/mp4')).toBeNull()
  expect(lengthOfVideo(Buffer.from('0000ftypisom0000'), 'video/mp4')).toBeNull()
  expect(lengthOfVideo(Buffer.from('1a45dfa3', 'hex'), 'video/webm')).toBeNull()
  expect(lengthOfVideo(Buffer.alloc(40), 'video/webm')).toBeNull()
})
