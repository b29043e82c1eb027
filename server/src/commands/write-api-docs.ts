import { writeFile } from 'node:fs/promises'
import { handlers } from '../domains.ts'
import { API_DOCS_FILE, describeApi } from '../platform/http/docs/openapi.ts'

/** `npm run api:docs`: writes down the API as it is, so that a change of it shows in a review. */
const description = describeApi(handlers.map((handler) => handler.call))
await writeFile(API_DOCS_FILE, `${JSON.stringify(description, null, 2)}\n`)
