import { expect, test } from 'vitest'
import { aFilm, box, mp4 } from '../../../test/films.ts'
import { lengthOfVideo } from './length-of-video.ts'

test('a WebM says how long it is', async () => {
  expect(lengthOfVideo(await aFilm(12_400), 'video/webm')).toBe(12.4)
})

test('and may say it in few bytes', () => {
  const film = Buffer.from('1a45dfa380' + '18538067' + '8c' + '1549a966' + '87' + '448984', 'hex')
  const length = Buffer.alloc(4)
  length.writeFloatBE(9_500)
  expect(lengthOfVideo(Buffer.concat([film, length]), 'video/webm')).toBe(9.5)
})

test('one of a recorder, which says nothing, lasts at least until its last picture', async () => {
  const film = await aFilm(9_000, { last: 45_000 })
  expect(lengthOfVideo(film, 'video/webm')).toBe(45)
})

test('one that names no scale has its pictures in groups, and its sizes are as wide as they come', () => {
  const film = Buffer.concat([
    Buffer.from('1a45dfa380', 'hex'),
    // Nobody knew the size of the segment and of its cluster when they began.
    Buffer.from('1853806701ffffffffffffff', 'hex'),
    Buffer.from('1f43b67501ffffffffffffff', 'hex'),
    // The cluster begins after 40 seconds, and its picture comes five seconds later.
    Buffer.from('e782' + '9c40', 'hex'),
    Buffer.from('a088' + 'a186' + '811388000000', 'hex'),
  ])
  expect(lengthOfVideo(film, 'video/webm')).toBe(45)
})

test.each([
  ['in few bytes', Buffer.from('00000000' + '0000ee48', 'hex')],
  ['in many bytes', Buffer.from('01000000' + '000000000000ee48', 'hex')],
])('an MP4 in fragments says how long it is %s', (_, length) => {
  const header = Buffer.alloc(100)
  header.writeUInt32BE(1000, 12)
  const moov = box('moov', Buffer.concat([box('mvhd', header), box('mvex', box('mehd', length))]))
  // Its pictures come first, in a box that is as long as it could be.
  const pictures = Buffer.concat([
    Buffer.from('000000016d646174' + '0000000000000018', 'hex'),
    Buffer.alloc(8),
  ])
  expect(lengthOfVideo(Buffer.concat([pictures, moov]), 'video/mp4')).toBe(61)
})

test('an MP4 says in many bytes how long it is', () => {
  const header = Buffer.alloc(100)
  header.writeUInt8(1, 0)
  header.writeUInt32BE(1000, 20)
  header.writeBigUInt64BE(61_000n, 24)
  expect(lengthOfVideo(box('moov', box('mvhd', header)), 'video/mp4')).toBe(61)
})

test('an MP4 says how long it is, short and long', () => {
  expect(lengthOfVideo(mp4({ scale: 1000, length: 29_500 }), 'video/mp4')).toBe(29.5)
  expect(lengthOfVideo(mp4({ scale: 600, length: 600 * 61 }), 'video/mp4')).toBe(61)
})

test('what says nothing, or breaks off, has no length', async () => {
  for (const length of [0, 0xffffffff])
    expect(lengthOfVideo(mp4({ scale: 1000, length }), 'video/mp4')).toBeNull()
  expect(lengthOfVideo(Buffer.from('0000ftypisom0000'), 'video/mp4')).toBeNull()
  expect(lengthOfVideo(Buffer.from('1a45dfa3', 'hex'), 'video/webm')).toBeNull()
  expect(lengthOfVideo(Buffer.alloc(40), 'video/webm')).toBeNull()
})
