import { html } from 'hono/html'
import type { Endpoint } from '#contract/kernel/call.ts'
import type { App } from './app.ts'
import { docsStyle } from './docs-style.ts'
import { describeAccess, openApiDocument } from './openapi.ts'
import type { OpenApiDocument } from './openapi.ts'

const policy = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** `/api/openapi.json` and, to read, `/api/docs`: no script, nothing from elsewhere. */
export function mountDocs(app: App, endpoints: readonly Endpoint[]): void {
  let made: OpenApiDocument | undefined
  const document = () => (made ??= openApiDocument(endpoints))
  app.get('/api/openapi.json', (context) => context.json(document()))
  app.get('/api/docs/style.css', (context) => context.body(docsStyle, 200, { 'Content-Type': 'text/css; charset=utf-8' }))
  app.get('/api/docs', (context) => {
    context.header('Content-Security-Policy', policy)
    return context.html(page(endpoints, document()))
  })
}

const page = (endpoints: readonly Endpoint[], document: OpenApiDocument) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Carenest API</title>
        <link rel="stylesheet" href="/api/docs/style.css" />
      </head>
      <body>
        <main>
          <h1>Carenest API</h1>
          <p>Below <code>/api</code>. The same as a document for programs: <a href="/api/openapi.json">openapi.json</a>.</p>
          ${endpoints.map((endpoint) => section(endpoint, document))}
        </main>
      </body>
    </html>`

function section(endpoint: Endpoint, document: OpenApiDocument) {
  const operation = document.paths?.[endpoint.path]?.[endpoint.method.toLowerCase() as 'get']
  const { parameters, requestBody, responses } = operation ?? {}
  return html`<section>
    <h2><b>${endpoint.method}</b> <code>${endpoint.path}</code></h2>
    <p>${endpoint.summary}</p>
    <p class="access">${describeAccess(endpoint.access)}${endpoint.idempotent ? ' Needs an Idempotency-Key.' : ''}</p>
    <details>
      <summary>Schemas</summary>
      <pre>${JSON.stringify({ parameters, requestBody, responses }, null, 2)}</pre>
    </details>
  </section>`
}
