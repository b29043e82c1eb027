import { describe, expect, test } from 'vitest'
import { aFilm } from '../../server/test/films.ts'
import { goTo } from '../navigate.ts'
import { see } from '../see.ts'
import { act } from '../settled.ts'
import { visitAs } from '../sign-in.ts'
import { widths } from '../widths.ts'
import { makeAgent } from '../world.ts'

describe.each(widths('phone'))('at %i px', (width) => {
  test('an agent adds a video, sees it played on their profile, and takes it away', async () => {
    const agent = await makeAgent()
    const { page } = await visitAs(agent, '/p/agent/account/profile', { width })
    const film = { name: 'hello.webm', mimeType: 'video/webm', buffer: await aFilm(4_000) }
    await act(page, () => page.getByLabel('Add a video').setInputFiles(film))
    await see(page.getByText('Your video is saved'))
    const own = page.getByLabel('Your video', { exact: true })
    await see(own)
    await act(page, () => page.getByRole('link', { name: 'View my profile as client' }).last().click())
    await see(page.getByRole('heading', { name: `${agent.name} says hello` }))
    await act(page, () => page.getByRole('button', { name: 'Play, 4 seconds' }).click())
    const video = page.getByLabel(`Video of ${agent.name}`)
    await see(video)
    await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.readyState)).toBeGreaterThan(1)

    await goTo(page, '/p/agent/account/profile')
    await act(page, () => page.getByRole('button', { name: 'Remove video' }).click())
    const asked = page.getByRole('dialog', { name: 'Remove your video?' })
    await act(page, () => asked.getByRole('button', { name: 'Remove video' }).click())
    await see(page.getByText('Your video is removed'))
    await see(page.getByLabel('Add a video'))
  })
})
