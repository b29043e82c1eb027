import { expect, test } from 'vitest'
import { click, find, findText, renderAt } from '../../../test/render.tsx'
import { AgentHello } from './agent-hello.tsx'

const hello = {
  id: '0190a0a0-0000-7000-8000-000000000091',
  seconds: 12,
  has_poster: true,
  has_captions: true,
}
const AT = `/api/hellos/${hello.id}`

test('nothing of a video loads before it is played', async () => {
  await renderAt('/', <AgentHello name="Amara Okafor" hello={hello} />)
  expect(find('h2').textContent).toBe('Amara Okafor says hello')
  expect(document.querySelector('video')).toBeNull()
  expect(find('img').getAttribute('loading')).toBe('lazy')
  await click(findText('Play, 12 seconds'))
  expect(find<HTMLVideoElement>('video').getAttribute('src')).toBe(`${AT}/video`)
  expect(find('track').getAttribute('src')).toBe(`${AT}/captions`)
})

test('without a picture and captions there are none', async () => {
  await renderAt(
    '/',
    <AgentHello name="Amara Okafor" hello={{ ...hello, has_poster: false, has_captions: false }} />,
  )
  expect(document.querySelector('img')).toBeNull()
  await click(findText('Play, 12 seconds'))
  expect(document.querySelector('track')).toBeNull()
})
