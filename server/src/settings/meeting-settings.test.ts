import { expect, test } from 'vitest'
import { readMeetingRooms } from './meeting-settings.ts'

test.each([
  [undefined, 'https://meet.jit.si'],
  ['https://meet.example.com/', 'https://meet.example.com'],
  ['https://example.com/rooms/', 'https://example.com/rooms'],
  ['none', null],
])('rooms of %s are made below %s', (MEETING_ROOMS, rooms) => {
  expect(readMeetingRooms({ MEETING_ROOMS })).toBe(rooms)
})

test.each([
  'meet.example.com',
  'http://meet.example.com',
  'https://me:secret@meet.example.com',
  'https://meet.example.com/?room=',
  'https://meet.example.com/#room',
])('a link that could not be joined stops the start with a sentence: %s', (MEETING_ROOMS) => {
  expect(() => readMeetingRooms({ MEETING_ROOMS })).toThrow(
    'set it to an https address such as https://meet.example.com, or to none.',
  )
})
