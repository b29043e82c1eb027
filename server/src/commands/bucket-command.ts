import { makeBucket } from '../platform/files/make-bucket.ts'
import { readSettings } from '../settings/settings.ts'
import { runCommand } from './run-command.ts'

/** `npm run bucket`: the bucket of the S3 settings is there afterwards, and has been tried. */
await runCommand(async () => console.log(await makeBucket(readSettings().files)))
