import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { always, type Things } from '../made.ts'

/** Nobody owns these: countries, rules, providers, pictures. */
export const referenceThings = {
  country: always({ id: 'CA' }, { id: 'XX' }),
  visa: always({ id: 'CA', code: 'study-permit' }, { id: 'CA', code: 'golden-ticket' }),
  'country pair': always({ id: 'NG', destination: 'DE' }, { id: 'XX', destination: 'DE' }),
  'geo country': always({ id: 'CA' }, { id: 'XX' }),
  'geo state': always({ id: 'CA', sid: '08' }, { id: 'CA', sid: 'nowhere' }),
  rule: always({ name: 'cooling_off' }, { name: 'nothing' }),
  mode: always({ id: 'subscriber' }, { id: 'staff' }),
  provider: always({ provider: 'nearby' }, { provider: 'elsewhere' }),
  picture: {
    make: async ({ context }) => {
      const name = randomUUID()
      const content = Buffer.from('a picture')
      const facts = { contentType: 'image/webp', size: content.length }
      await context.files.put(`pictures/${name}`, Readable.from([content]), facts)
      return { name: `${name}.webp` }
    },
    missing: () => ({ name: `${randomUUID()}.webp` }),
  },
} satisfies Things
