import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

interface Arrived {
  recipients: string[]
  /** The headers by their lower-case names, unfolded, and the raw rest. */
  headers: Map<string, string>
  raw: string
}

/**
 * A real SMTP server in this process; `refuse` says with what code it turns recipients away, if it does, and
 * `refuseUs` whom it sends for, before any recipient is named. Its only password is `right`.
 */
export async function startMailServer(port = 0) {
  const arrived: Arrived[] = []
  const mood: { refuse: number | null; refuseUs: number | null } = { refuse: null, refuseUs: null }
  const turnAway = (code: number | null) =>
    code ? Object.assign(new Error('Not now'), { responseCode: code }) : null
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 1,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ password }, _session, done) =>
      password === 'right' ? done(null, { user: 'sojourn' }) : done(turnAway(535)),
    onMailFrom: (_address, _session, done) => done(turnAway(mood.refuseUs)),
    onRcptTo: (_address, _session, done) => done(turnAway(mood.refuse)),
    onData: async (stream, session, done) => {
      const raw = await text(stream)
      const recipients = session.envelope.rcptTo.map(({ address }) => address)
      arrived.push({ recipients, headers: readHeaders(raw), raw })
      done()
    },
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  onTestFinished(close)
  const address = server.server.address() as AddressInfo
  return { arrived, mood, close, port: address.port, url: `smtp://127.0.0.1:${address.port}` }
}

function readHeaders(raw: string) {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ')
  return new Map(
    head.split('\r\n').map((line) => {
      const [name = '', value = ''] = line.split(/:\s*(.*)/s)
      return [name.toLowerCase(), value]
    }),
  )
}
