import { expect, test } from 'vitest'
import { createTestServer } from '../support/server.ts'

const server = await createTestServer()
const get = (path: string) => server.fetch(new Request(`http://carenest.test${path}`))

interface Document {
  readonly openapi: string
  readonly paths: Record<
    string,
    Record<string, { summary: string; security?: unknown; requestBody?: { content: object }; responses: Record<string, unknown> }>
  >
}

test('the document tells of every endpoint, and who needs a token', async () => {
  const document = (await (await get('/api/openapi.json')).json()) as Document
  expect(document.openapi).toBe('3.1.0')
  for (const { endpoint } of server.modules.flatMap(({ endpoints }) => endpoints)) {
    const operation = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()]
    expect(operation?.summary, endpoint.path).toBe(endpoint.summary)
    expect(operation?.security === undefined, endpoint.path).toBe(endpoint.access.who === 'anyone')
    expect(operation?.responses).toHaveProperty('default')
    if (endpoint.bytes) expect(Object.keys(operation?.requestBody?.content ?? {}), endpoint.path).toEqual(endpoint.bytes)
  }
})

test('the page to read has no script, nothing inline, nothing from elsewhere, and a policy that says so', async () => {
  const response = await get('/api/docs')
  const page = await response.text()
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(page).not.toMatch(/<script|<style|<[^>]+\s(style|on\w+)=|(src|href)="(https?:)?\/\//)
  expect(page).toContain('/Account/Login')
  const [, sheet] = /<link rel="stylesheet" href="([^"]+)"/.exec(page) ?? []
  const style = await get(sheet ?? '')
  expect([style.status, style.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8'])
})
