import type { Verification } from '@sojourn/contract/supply/verification'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { click, eventually, find, findText, render, type } from '../../../test/render.tsx'
import { makeQueryClient } from '../../session/query-client.ts'
import { defaultsOf } from './asked.ts'
import { useDraft } from './use-draft.ts'
import { verificationQuery } from './verification-queries.ts'

interface Props {
  onKept: () => void
  onRefused: () => void
}

function Step({ onKept, onRefused }: Props) {
  const { data } = useQuery(verificationQuery)
  const draft = useDraft()
  const keep = (form: HTMLFormElement | null) => draft.keep(form).then(onKept, onRefused)
  return (
    data && (
      <div onInput={draft.onInput}>
        <form>
          <input name="document_id" defaultValue={defaultsOf(data).document_id} />
          <button type="button" onClick={({ currentTarget }) => keep(currentTarget.form)}>
            Continue
          </button>
        </form>
      </div>
    )
  )
}

/** Two steps one goes back and forth between, and what the server has of them; `hold` lets no saving arrive. */
async function verification({ refuses = false, hold = Promise.resolve() } = {}) {
  const answers: Record<string, string | null> = { document_id: null }
  const sent: RequestInit[] = []
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    if (init.method === 'GET')
      return Response.json({ data: { answers: { ...answers }, label: {} } as Verification })
    sent.push(init)
    await hold
    if (refuses) return Response.json({ message: 'Not now.', code: 'not_now' }, { status: 409 })
    Object.assign(answers, JSON.parse(String(init.body)))
    return Response.json({ data: { saved_at: '2026-11-22T09:00:00.000Z' } })
  })
  const [onKept, onRefused] = [vi.fn(), vi.fn()]
  function Page() {
    const [isHere, setHere] = useState(true)
    return (
      <QueryClientProvider client={queries}>
        <nav>
          <button type="button" onClick={() => setHere(!isHere)}>
            Other step
          </button>
        </nav>
        {isHere && <Step {...{ onKept, onRefused }} />}
      </QueryClientProvider>
    )
  }
  const queries = makeQueryClient()
  await render(<Page />)
  await eventually(number)
  return { answers, sent, onKept, onRefused, change: () => click(findText('Other step')) }
}

const number = () => find<HTMLInputElement>('[name="document_id"]')

test('who goes to the other step and comes back finds what was typed, before it has arrived and after', async () => {
  const { promise: hold, resolve } = Promise.withResolvers<void>()
  const { answers, sent, change } = await verification({ hold })
  await type(number(), 'C01X00T47')
  await change()
  expect(sent).toMatchObject([{ method: 'PATCH', keepalive: true }])
  await change()
  expect(number().value).toBe('C01X00T47')
  await act(async () => resolve())
  await eventually(() => expect(answers.document_id).toBe('C01X00T47'))
  await change()
  await change()
  expect(number().value).toBe('C01X00T47')
})

test('one goes on when it is kept, also with what nobody typed', async () => {
  const { sent, onKept } = await verification()
  await click(findText('Continue'))
  await eventually(() => expect(onKept).toHaveBeenCalledOnce())
  expect(sent.map(({ body }) => body)).toEqual(['{"document_id":null}'])
})

test('one does not go on when it is not kept', async () => {
  const { onKept, onRefused } = await verification({ refuses: true })
  await type(number(), 'C01X00T47')
  await click(findText('Continue'))
  await eventually(() => expect(onRefused).toHaveBeenCalledOnce())
  expect(onKept).not.toHaveBeenCalled()
  expect(number().value).toBe('C01X00T47')
})
