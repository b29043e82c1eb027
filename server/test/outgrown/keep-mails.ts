import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** A mail server as a program: `keep-mails.ts FOLDER PORT`. It keeps each mail in a file before it says yes. */
const [folder = '', port = ''] = process.argv.slice(2)

new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: async (stream, session, done) => {
    const to = session.envelope.rcptTo.map(({ address }) => address)
    const raw = await text(stream)
    writeFileSync(join(folder, `${randomUUID()}.json`), JSON.stringify({ to, raw }))
    done()
  },
}).listen(Number(port), '127.0.0.1')
