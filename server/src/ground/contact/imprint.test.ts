import { expect, test } from 'vitest'
import { openTestApp } from '../../../test/start-app.ts'

const operator = {
  name: 'Sojourn GmbH',
  address: 'Kanalstraße 1, 10115 Berlin, Germany',
  register: 'HRB 1234',
  vatNumber: null,
  representative: null,
}

test('everybody can read who runs the place', async () => {
  const server = await openTestApp({ settings: { operator } })
  try {
    const answer = await server.app.inject('/api/imprint')
    expect(answer.json().data).toEqual({
      name: 'Sojourn GmbH',
      address: 'Kanalstraße 1, 10115 Berlin, Germany',
      register: 'HRB 1234',
      vat_number: null,
      representative: null,
      email: 'support@sojourn.example',
    })
  } finally {
    await server.close()
  }
})

test('where nobody is told there is no imprint', async () => {
  const server = await openTestApp()
  try {
    expect((await server.app.inject('/api/imprint')).statusCode).toBe(404)
  } finally {
    await server.close()
  }
})
