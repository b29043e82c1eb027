import { expect, test } from 'vitest'
import { aConversation, aParticipant } from '../../../../test/conversation.tsx'
import { ok } from '../../../../test/network.ts'
import { openOwnPage } from '../../../../test/own-page.tsx'
import { click, eventually, find, findText, type } from '../../../../test/render.tsx'
import { QuickAnswersTool } from './quick-answers-tool.tsx'

const ONE = {
  id: '0190a0a0-0000-7000-8000-0000000000d1',
  name: 'Papers',
  text: 'Dear {client}, see {order}. {me} {x}',
}
const LIST = 'GET /account/quick-answers'

const conversation = aConversation({
  participants: [
    aParticipant('Ngozi Traveller', { side: 'client' }),
    aParticipant('Amara Okafor', { is_author: true }),
  ],
})

async function opened(...lists: object[][]) {
  const chosen: string[] = []
  const page = await openOwnPage(
    () => <QuickAnswersTool conversation={conversation} onChoose={(text) => void chosen.push(text)} />,
    '/p/agent/messages',
    {
      tell(network) {
        const [first = [], ...more] = lists
        network.answers(LIST, ok(first), ...more.map((list) => ok(list)))
        network.answers('POST /account/quick-answers', ok(ONE))
        network.answers(`DELETE /account/quick-answers/${ONE.id}`, ok(null))
      },
    },
  )
  await eventually(() => find('button[aria-label="Quick answers"]'))
  await click(find('button[aria-label="Quick answers"]'))
  await eventually(() => findText('New quick answer'))
  return { ...page, chosen }
}

test('a chosen text comes with the names of this order, and what is no field stays', async () => {
  const { chosen } = await opened([ONE])
  await click(findText('PapersDear Ngozi, see SO-7K3M9QXA. Amara {x}'))
  expect(chosen).toEqual(['Dear Ngozi, see SO-7K3M9QXA. Amara {x}'])
  expect(document.querySelector('dialog')).toBeNull()
})

test('who has none reads what they are for, and writes the first', async () => {
  const { network } = await opened([], [ONE])
  expect(document.body.textContent).toContain('Keep texts that you write often')
  await click(findText('New quick answer'))
  await type(find<HTMLInputElement>('input[name=name]'), 'Papers')
  await type(find<HTMLTextAreaElement>('textarea[name=text]'), ONE.text)
  await click(findText('Save'))
  await eventually(() => find('button[aria-label="Edit Papers"]'))
  expect(network.calls('POST /account/quick-answers')[0]?.body).toEqual({ name: 'Papers', text: ONE.text })
})

test('one that is removed is gone from the list', async () => {
  await opened([ONE], [])
  await click(find('button[aria-label="Remove Papers"]'))
  await eventually(() => expect(document.querySelector('button[aria-label="Remove Papers"]')).toBeNull())
})
