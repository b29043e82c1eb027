import { act, useEffect, useState } from 'react'
import { expect, test } from 'vitest'
import { renderAt } from '../../../test/render.tsx'
import { useGoOn } from './use-go-on.ts'

test('who pressed before the page knew where to go on is led there all the same', async () => {
  let first: ReturnType<typeof useGoOn> | undefined
  function Page() {
    const [target, setTarget] = useState<string | null>(null)
    const goOn = useGoOn(target)
    first ??= goOn
    useEffect(() => setTarget('/amara?hire=7'), [])
    return null
  }
  const { address } = await renderAt('/p/auth/login', <Page />)
  await act(async () => first?.('subscriber'))
  expect(address()).toBe('/amara?hire=7')
})
