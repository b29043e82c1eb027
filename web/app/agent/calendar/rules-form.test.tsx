import { MOST_STARTS_A_DAY } from '@sojourn/contract/supply/availability'
import { QueryClientProvider } from '@tanstack/react-query'
import { test } from 'vitest'
import { findText, render } from '../../../test/render.tsx'
import { makeQueryClient } from '../../session/query-client.ts'
import { RulesForm } from './rules-form.tsx'

const RULES = {
  buffer_before: 0,
  buffer_after: 0,
  notice_minutes: 0,
  most_a_day: null,
  slot_step: 5,
} as const

test('an agent reads that long days have wider steps', async () => {
  await render(
    <QueryClientProvider client={makeQueryClient()}>
      <RulesForm rules={RULES} />
    </QueryClientProvider>,
  )
  findText(
    `A day offers at most ${MOST_STARTS_A_DAY} times. On longer days meetings begin further apart.`,
    '*',
  )
})
