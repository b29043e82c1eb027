import { addInventedMember } from '../../server/src/people/identity/joining/add-invented-member.ts'
import type { DemoPeople } from './people/demo-people.ts'
import { idOf, pastClients, type Story } from './story.ts'

export async function bringPastClients(telling: Story, people: DemoPeople) {
  const context = telling.on(telling.now)
  for (const name of pastClients(people)) {
    const id = idOf(name)
    if (!telling.isNew(id)) continue
    const [, first_name = name, last_name = ''] = /^(.+) (\S+)$/.exec(name) ?? []
    await addInventedMember(context, telling.tx, {
      id,
      email: telling.emailOf(plain(name) || id),
      first_name,
      last_name,
      home: 'subscriber',
      password_hash: telling.passwordHash,
    })
  }
}

/** It is empty for names of other letters. */
const plain = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z ]/g, '')
    .trim()
    .replaceAll(/ +/g, '-')
