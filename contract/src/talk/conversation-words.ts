import { t } from '../words/t.ts'

/** Browser and server share this plain data. */
export const MESSAGE_LENGTH = 4000
export const PREVIEW_LENGTH = 35

export const FRAME = {
  threads: 1,
  message: 2,
  unread: 3,
  auth: 4,
  typing: 5,
  read: 6,
  order: 7,
  notification: 8,
  /** A machine has read a file. */
  paper: 9,
} as const

/** It stands last among the protocols a tab offers: token, device id, this. */
export const SOCKET_PROTOCOL = 'sojourn'

/** Close codes: a nonce that is bad or over, trouble of ours, too busy. */
export const CLOSE = { refused: 1008, trouble: 1011, busy: 1013 } as const

const beginning = (most: number) => (message: string) => {
  const letters = [...message.replaceAll(/\s+/g, ' ')]
  if (letters.length <= most) return letters.join('')
  const cut = letters.slice(0, most - 1).join('')
  return `${cut}${endOfNames(cut)}…`
}

/** A name that stands isolated is cut as well: the ellipsis is of the line around it, which may run the other way. */
function endOfNames(cut: string) {
  const [begun, ended] = [/[\u2066-\u2068]/g, /\u2069/g].map((mark) => cut.match(mark)?.length ?? 0)
  return '\u2069'.repeat(Math.max(0, (begun ?? 0) - (ended ?? 0)))
}

/** The beginning of a message, as lists show it. */
export const previewOf = beginning(PREVIEW_LENGTH)

/** The beginning of a message, as it stands above its answer. */
export const beginningOf = beginning(120)

/** Our team reads a conversation too, and is on neither side. */
export type LineReader = 'client' | 'agent' | 'staff'

/** The name is of whoever did it, where it is known. */
type Told = (subject: string, named: string | null, name: string | null) => string
/** Whoever the line is about reads it as spoken to them. */
type Line = Told | ({ others: Told } & { readonly [reader in LineReader]?: Told })

/** The key is the number of the step. Steps that are not here are left out. */
const lines: Record<string, Line> = {
  O2: () => 'The order is paid. You can write to each other here.',
  O2s: () => 'The next stage is paid. The work on it can begin.',
  O21: (subject) => `Next is ${subject}. It waits for its payment.`,
  O22: (subject) => `The case ends before ${subject}. What was accepted stays paid.`,
  M2: () => 'The meeting was booked.',
  M3: () => 'The meeting was cancelled.',
  M5: {
    client: () => 'You missed the meeting.',
    others: () => 'The client missed the meeting.',
  },
  M6: {
    agent: () => 'You missed the meeting.',
    others: () => 'The agent missed the meeting.',
  },
  M7: () => 'The meeting was moved.',
  N1: () => 'A meeting time was proposed.',
  N3: () => 'The meeting time was declined.',
  N4: () => 'The request for a meeting time was withdrawn.',
  // Rows told until November 2026 name the step like this.
  M1: () => 'The meeting was booked.',
  O4: () => 'The work started.',
  O5: {
    agent: (_, missing) => `You started the work.${missing ? ` Not there yet: ${missing}.` : ''}`,
    others: (_, missing) => `The agent started the work.${missing ? ` Not there yet: ${missing}.` : ''}`,
  },
  O6: {
    client: () => 'You cancelled the order. The money goes back.',
    others: () => 'The client cancelled the order. The money goes back.',
  },
  O7: {
    agent: () => 'You declined the order. The money goes back.',
    others: () => 'The agent declined the order. The money goes back.',
  },
  O8: () => 'Nobody started the work. The order is cancelled and the money goes back.',
  S1: () => 'Stage: preparing.',
  S2: () => 'Stage: filed with the authority.',
  S3: () => 'Stage: waiting for the authority.',
  S4: () => 'Stage: the authority has decided.',
  C1: {
    agent: () => 'You asked for completion.',
    others: () => 'The agent asked for completion.',
  },
  C3: {
    client: () => 'You asked for changes.',
    others: () => 'The client asked for changes.',
  },
  C4: () => 'The completion request was withdrawn.',
  O10: {
    client: (_, stage) => `You accepted ${stage ?? 'the work. The order is completed'}.`,
    others: (_, stage) => `The client accepted ${stage ?? 'the work. The order is completed'}.`,
  },
  O11: (_, stage) =>
    `The completion request was not answered in time. ${stage ? `Accepted: ${stage}` : 'The order is completed'}.`,
  E1: {
    agent: () => 'You asked for more time.',
    others: () => 'The agent asked for more time.',
  },
  E2: {
    client: () => 'You agreed to more time.',
    others: () => 'The client agreed to more time.',
  },
  E3: {
    client: () => 'You declined more time.',
    others: (_subject, _named, name) => `${name ?? 'The client'} declined more time.`,
  },
  E4: () => 'The request for more time was withdrawn.',
  E4s: () => 'The request for more time was not answered. The due date stays.',
  D1: (subject) => `Asked for: ${subject}.`,
  D2: (subject) => `Uploaded: ${subject}.`,
  D3: (subject) => `Accepted: ${subject}.`,
  D4: (subject) => `Returned: ${subject}.`,
  D9: () => 'All required documents received.',
  O12: () => 'A conflict was opened. Our team may join this conversation.',
  O13: () => 'A conflict was opened after the work was accepted. Our team may join this conversation.',
  O18: {
    client: () => 'Your bank wants the payment back.',
    others: () => 'The client’s bank wants the payment back.',
  },
  O18e: () => 'The bank has decided about the payment. The conflict goes on.',
  K2: () => 'Our team was asked to help.',
  K3: () => 'Our team decided about the conflict.',
  K3e: () => 'The bank left too little for the decision. Our team decides again.',
  K3f: () => 'The bank has decided about the payment. The decision goes on.',
  K3d: () => 'The decision about the conflict was appealed.',
  O14a: () => 'The conflict is closed. The order goes on.',
  O14b: () => 'The conflict is closed. The work goes on.',
  O14c: () => 'The conflict is closed. The order stays completed.',
  O15: () => 'The conflict is closed. The order is cancelled.',
  O16: () => 'The conflict is closed. The order is completed.',
  O17: () => 'Our team ended the order.',
  O20: {
    client: () => 'Our team ended the order, since you and the agent belong together.',
    agent: () => 'Our team ended the order, since you and the client belong together.',
    others: () => 'Our team ended the order, since client and agent belong together.',
  },
  O19: () => 'All of the money went back. The order is cancelled.',
  OF1: (subject) => `Offer: ${subject}`,
  OF2: {
    client: (subject) => `You ask for a change of the offer “${subject}”.`,
    others: (subject) => `The client asks for a change of the offer “${subject}”.`,
  },
  OF4: {
    client: (subject) => `You accepted the offer “${subject}”. The payment comes next.`,
    others: (subject) => `The client accepted the offer “${subject}”. The payment comes next.`,
  },
  OF4x: {
    client: (subject) => `You accepted the extra “${subject}”.`,
    others: (subject) => `The client accepted the extra “${subject}”.`,
  },
  OF5: {
    client: (subject) => `You declined the offer “${subject}”.`,
    others: (subject, _, name) => `${name ?? 'The client'} declined the offer “${subject}”.`,
  },
  OF6: {
    agent: (subject) => `You withdrew the offer “${subject}”.`,
    others: (subject) => `The agent withdrew the offer “${subject}”.`,
  },
  OF7: (subject) => `The offer “${subject}” has ended.`,
  OF8: (subject) => `The offer “${subject}” is paid. The work has an order of its own.`,
  OF10: (subject) => `The offer “${subject}” has ended.`,
  OF11: {
    client: (subject) => `You ask for an extra: ${subject}`,
    others: (subject) => `The client asks for an extra: ${subject}`,
  },
  OF12: {
    agent: (subject) => `You declined the extra “${subject}”.`,
    others: (subject) => `The agent declined the extra “${subject}”.`,
  },
  OF13: {
    client: (subject) => `You no longer ask for the extra “${subject}”.`,
    others: (subject) => `The client no longer asks for the extra “${subject}”.`,
  },
  RE: {
    client: (subject) => `${subject} went back to your card.`,
    others: (subject) => `${subject} went back to the client’s card.`,
  },
}

/** The steps whose line is the offer itself, or what a client asks for. */
export const OFFER_STEPS: readonly string[] = ['OF1', 'OF11']

/** The steps that have a line. */
export const LINES: readonly string[] = Object.keys(lines)

export const hasLine = (step: string) => Object.hasOwn(lines, step)
export function lineOf(step: string, subject: string | null, reader: LineReader, name: string | null = null) {
  const line = lines[step]
  const told = typeof line === 'function' ? line : (line?.[reader] ?? line?.others)
  return told?.(subject ?? 'A document', subject, name) ?? ''
}

export type Hint = 'contact' | 'bank'

export const hintWords: Record<Hint, string> = {
  contact: t(
    'It looks like you are sharing contact details. Keep the conversation here: it is your proof if something goes wrong.',
  ),
  bank: t(
    'It looks like you are sharing bank details. Never pay outside Sojourn: such payments are not protected.',
  ),
}

const EMAIL = /[\w.+-]+\s?(?:@|\(at\)|\[at\])\s?[\w-]+\s?(?:\.|\(dot\)|\[dot\])\s?[a-z]{2,}/i
const CHAT = /\b(?:whats\s?app|telegram|wechat|viber|signal|skype)\b|(?:wa|t)\.me\//i
const PHONE = /(?:\+|\b00)\d(?:[\s().-]?\d){7,13}\b|\b0\d{2,4}[\s/.-]\d{3,4}[\s.-]?\d{3,5}\b/
const IBAN = /\b[A-Z]{2}\d{2}(?:\s?[A-Z0-9]{4}){3,7}(?:\s?[A-Z0-9]{1,3})?\b/
const CARD = /\b\d{4}[ -]?\d{4}[ -]?\d{4}[ -]?\d{1,7}\b|\b3\d{3}[ -]?\d{6}[ -]?\d{5}\b/
const BANK = /\b(?:swift|bic|sort code|routing number|account number|western union|moneygram|paypal)\b/i

export function hintOn(message: string): Hint | null {
  if (IBAN.test(message) || BANK.test(message) || CARD.test(message)) return 'bank'
  return EMAIL.test(message) || CHAT.test(message) || PHONE.test(message) ? 'contact' : null
}
