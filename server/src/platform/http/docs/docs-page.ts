import { escapeHtml } from '../../html.ts'
import type { describeApi } from './openapi.ts'

type Description = ReturnType<typeof describeApi>
interface Operation {
  summary: string
  'x-who': string
  parameters: { name: string; in: string; required: boolean; schema: unknown }[]
  requestBody?: { content: Content }
  responses: Record<string, { description: string; content?: Content }>
}
type Content = Record<string, { schema: unknown }>

const json = (value: unknown) => `<pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre>`

/** The page has no script. */
export function docsPage(description: Description) {
  const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => showOperation(method, path, operation as Operation)),
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(description.info.title)}</title>
<style>${STYLE}</style>
</head>
<body><main>
<h1>${escapeHtml(description.info.title)}</h1>
<p>Every call of the product, made from the contract the server runs. The same as
<a href="/api/openapi.json">OpenAPI 3.1</a>. Paths stand below <code>/api</code>.</p>
${operations.join('\n')}
</main></body></html>`
}

function showOperation(method: string, path: string, operation: Operation) {
  const [success] = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'))
  const refusals = Object.entries(operation.responses).filter(([status]) => !status.startsWith('2'))
  return `<details>
<summary><b>${method.toUpperCase()}</b> <code>${escapeHtml(path)}</code> <span>${escapeHtml(operation.summary)}</span></summary>
<p>Who: ${escapeHtml(operation['x-who'])}</p>
${operation.parameters.length > 0 ? showParameters(operation.parameters) : ''}
${operation.requestBody ? `<h2>Body</h2>${showContent(operation.requestBody.content)}` : ''}
${success ? `<h2>${success[0]}</h2>${success[1].content ? showContent(success[1].content) : '<p>No body.</p>'}` : ''}
<h2>Refusals</h2>
<ul>${refusals.map(([status, refusal]) => `<li>${status}: ${escapeHtml(refusal.description)}</li>`).join('')}</ul>
</details>`
}

/** The schema of JSON, and the media types of a file. */
const showContent = (content: Content) =>
  content['application/json']
    ? json(content['application/json'].schema)
    : `<p>A file: ${escapeHtml(Object.keys(content).join(', '))}</p>`

const showParameters = (parameters: Operation['parameters']) => `<h2>Parameters</h2>
<ul>${parameters
  .map(
    (parameter) =>
      `<li><code>${escapeHtml(parameter.name)}</code> in ${parameter.in}${parameter.required ? ', required' : ''} <small>${escapeHtml(JSON.stringify(parameter.schema))}</small></li>`,
  )
  .join('')}</ul>`

const STYLE = `
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; margin: 0; }
main { max-width: 900px; margin: 0 auto; padding: 32px 16px; }
details { border-top: 1px solid #8885; padding: 12px 0; }
summary { cursor: pointer; }
summary span { opacity: .8; }
h2 { font-size: 1rem; margin: 16px 0 4px; }
pre { overflow: auto; background: #8882; padding: 12px; border-radius: 8px; font-size: 13px; }
`
