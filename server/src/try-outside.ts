import type { Context } from './context.ts'
import { tryFiles } from './platform/files/try-files.ts'
import { StartFailure } from './platform/start-failure.ts'
import { within } from './platform/within.ts'

const MOST_MS = 10_000

/**
 * Tries the mail server and the file store once, and tells in a sentence what does not answer. The start goes on: mails
 * wait and are sent later, and a restart while one of them is away must not take the site down too.
 */
export async function tryOutside(
  { settings, mailer, files }: Pick<Context, 'settings' | 'mailer' | 'files'>,
  tell: (sentence: string) => void,
) {
  const { mail, files: store } = settings
  const mailHost = mail.kind === 'smtp' ? new URL(mail.url).host : ''
  const place = store.kind === 's3' ? `The bucket ${store.bucket} at ${store.endpoint ?? 'Amazon S3'}` : ''
  await Promise.all([
    within(MOST_MS, mailer.reach()).catch((error) =>
      tell(
        `The mail server at ${mailHost} cannot be used (${reasonOf(error)}); mails wait until it can. Look at SMTP_URL.`,
      ),
    ),
    within(MOST_MS, tryStore(settings, files)).catch((error) => {
      if (error instanceof StartFailure) throw error
      tell(
        `${place} cannot be used (${reasonOf(error)}); files can be neither kept nor shown until it can. Look at the S3 settings.`,
      )
    }),
  ])
}

/** A folder that can be written keeps what is written; a bucket may be of a make that does not. */
async function tryStore({ files: store }: Context['settings'], files: Context['files']) {
  await files.reach()
  if (store.kind === 's3') await tryFiles(files)
}

function reasonOf(error: Error & { $metadata?: { httpStatusCode?: number } }) {
  const status = error.$metadata?.httpStatusCode
  return status ? `${error.name}, ${status}` : error.message || error.name
}
