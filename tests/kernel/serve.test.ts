import { expect, test } from 'vitest'
import { createTestServer } from '../support/server.ts'

const server = await createTestServer()

test('says that it is ready when its database answers', async () => {
  const response = await server.fetch(new Request('http://carenest.test/readyz'))
  expect([response.status, await response.text()]).toEqual([200, 'ready'])
})
