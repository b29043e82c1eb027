import { open, own, plain, type Row } from '../row.ts'

const message = { client_id: '019a0000-0000-7000-8000-000000000000', message: 'Hello' }

const quickAnswer = { name: 'Papers', text: 'Dear {client}, please upload your papers.' }

export const talk = {
  listConversations: plain,
  showConversation: own('conversation', 200),
  showAsking: open('agent'),
  askAgent: {
    ...open('agent', { own: 201, others: 201 }),
    body: { client_id: message.client_id, message: 'Hello' },
  },
  showQuestionSettings: plain,
  saveQuestionSettings: { body: { takes_questions: true, asks_first: ['Where do you live?'] } },
  showOrderConversation: own('paid order', 200),
  listMessages: own('conversation', 200),
  sendMessage: { ...own('conversation', 201), body: message },
  sendMessageFile: own('new file of a conversation', 201),
  downloadMessageFile: own('file of a message', 200),
  readConversation: { ...own('conversation', 200), body: { seq: 1 } },
  blockConversation: { ...own('conversation', 200), body: { blocked: true } },
  showOwnHello: plain,
  // The matrix sends a picture here.
  changeHello: { answer: 'unsupported_type' },
  changeHelloPoster: { answer: 'not_found' },
  changeHelloCaptions: { answer: 'not_found', body: { captions: null } },
  removeHello: { answer: 'not_found' },
  playHello: open('hello'),
  showHelloPoster: open('hello'),
  showHelloCaptions: open('hello'),
  listQuickAnswers: plain,
  createQuickAnswer: { body: quickAnswer },
  changeQuickAnswer: { ...own('quick answer', 200), body: quickAnswer },
  removeQuickAnswer: own('quick answer', 204),
  showStaffConversation: open('order in a conflict with a conversation'),
  showReportedConversation: open('conversation in a conflict'),
  listStaffMessages: open('conversation in a conflict'),
  downloadStaffMessageFile: open('file in a conflict'),
  sendStaffMessage: { ...open('conversation in a conflict', { own: 201, others: 201 }), body: message },
} satisfies Record<string, Row>
