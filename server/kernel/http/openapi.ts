import { OpenAPIHono } from '@hono/zod-openapi'
import type { RouteConfig } from '@hono/zod-openapi'
import type { Access, Endpoint } from '#contract/kernel/call.ts'
import { problem } from '#contract/kernel/problem.ts'

export type OpenApiDocument = ReturnType<OpenAPIHono['getOpenAPI31Document']>

/** The API as OpenAPI 3.1, made of the very schemas that requests are checked with. */
export function openApiDocument(endpoints: readonly Endpoint[]): OpenApiDocument {
  const described = new OpenAPIHono()
  described.openAPIRegistry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
  })
  for (const endpoint of endpoints) described.openAPIRegistry.registerPath(routeConfig(endpoint))
  return described.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: 'Carenest', version: '1', description: 'Telemedicine and pet care.' },
    servers: [{ url: '/api' }],
  })
}

function routeConfig(endpoint: Endpoint): RouteConfig {
  const { method, path, summary, access, params, query, body, bytes, answer } = endpoint
  const status = endpoint.status ?? (answer === null ? 204 : 200)
  return {
    method: method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete',
    path,
    summary,
    description: describeAccess(access),
    tags: [path.split('/')[1] ?? ''],
    ...(access.who === 'anyone' ? {} : { security: [{ bearer: [] }] }),
    request: {
      ...(params && { params }),
      ...(query && { query }),
      ...(body && { body: { required: !body.safeParse(undefined).success, content: { 'application/json': { schema: body } } } }),
      ...(bytes && { body: { required: true, content: fileOf(bytes) } }),
    },
    ...(endpoint.idempotent && { 'x-idempotency-key': 'required' }),
    responses: {
      [status]: { description: 'Done', ...(answer !== null && { content: contentOf(answer) }) },
      default: { description: 'Refused', content: { 'application/problem+json': { schema: problem } } },
    },
  }
}

const fileOf = (types: readonly string[]) =>
  Object.fromEntries(types.map((type) => [type, { schema: { type: 'string' as const, format: 'binary' } }]))

const contentOf = (answer: NonNullable<Endpoint['answer']>) =>
  typeof answer === 'string' ? { [answer]: { schema: { type: 'string' as const } } } : { 'application/json': { schema: answer } }

/** Who may call, as a sentence. */
export function describeAccess({ who, whose, right }: Access): string {
  const callers = who === 'anyone' ? 'Anyone' : who === 'signedIn' ? 'Any account' : `Only ${who.join(', ')}`
  const records = { public: 'public records', self: 'their own account', party: 'records they belong to', all: 'all records' }[
    whose
  ]
  return `${callers}; ${records}${right ? `; staff need the right "${right}"` : ''}.`
}
