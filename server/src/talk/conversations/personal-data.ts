import type { RulesOf } from '../../platform/data-rules.ts'

export const conversationsData: RulesOf<
  | 'conversation'
  | 'conversation_member'
  | 'message'
  | 'message_file'
  | 'presence'
  | 'question'
  | 'quick_answer'
> = {
  conversation: {
    marks: { blocked_by: 'id', also_blocked_by: 'id' },
    shown: ['id', 'order_id', 'last_at', 'created_at'],
    withheld: { last_seq: 'a number of ours', said: 'a number of ours' },
    onDeletion: { kept: 'the other side can still read what they wrote; it names people by their ids only' },
  },
  conversation_member: {
    marks: { person_id: 'id' },
    shown: ['conversation_id', 'side', 'read_seq', 'read_at', 'left_at'],
    withheld: {
      read_said: 'a number of ours',
      last_at: 'of the conversation, where it is shown',
      said: 'a number of ours',
      mailed_seq: 'up to where we mailed; the mails themselves tell',
    },
    onDeletion: { kept: 'the other side can still read what they wrote; it names people by their ids only' },
  },
  message: {
    marks: { sender_id: 'id' },
    shown: [
      'id',
      'conversation_id',
      'seq',
      'sender_side',
      'body',
      'answers',
      'offer_id',
      'hidden_at',
      'created_at',
    ],
    withheld: {
      said: 'a number of ours',
      client_id: 'a number of the browser',
      step: 'only in what the product says',
      subject: 'only in what the product says',
      document_id: 'only in what the product says',
      by_side: 'only in what the product says',
      about_at: 'only in what the product says',
    },
    onDeletion: {
      kept: 'that a message was there, so that the other side can follow; its words are removed',
    },
  },
  message_file: {
    marks: { uploaded_by: 'id' },
    shown: ['message_id', 'file_id', 'file_name', 'media_type', 'size', 'scan'],
    onDeletion: 'removed',
  },
  question: {
    marks: { client_id: 'id', agent_id: 'id' },
    shown: [
      'conversation_id',
      'title',
      'goal_id',
      'service_id',
      'status',
      'answers',
      'created_at',
      'answered_at',
      'ended_at',
    ],
    onDeletion: {
      kept: 'that there was a question, so that the other side can follow; what the client said in it is removed',
    },
  },
  quick_answer: {
    marks: { agent_id: 'id' },
    shown: ['id', 'name', 'body', 'created_at', 'updated_at'],
    onDeletion: 'removed',
  },
  presence: { marks: { person_id: 'id' }, shown: ['seen_at'], onDeletion: 'removed' },
}
