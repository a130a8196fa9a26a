import { expect, it } from 'vitest'
import { get } from '../request.ts'
import { layerWorld, loginWith, recorder, tokenNamed } from '../testing.ts'
import { bearer } from './bearer.ts'

it('carries the stored access token', async () => {
  const { seen, send } = recorder()
  await bearer(send)(get('/api/doctors'), layerWorld(loginWith('abc')).context)
  expect(seen[0]?.headers).toEqual({ Authorization: `Bearer ${tokenNamed('abc')}` })
})

it('carries an empty token where nobody is signed in', async () => {
  const { seen, send } = recorder()
  await bearer(send)(get('/api/doctors'), layerWorld().context)
  expect(seen[0]?.headers).toEqual({ Authorization: 'Bearer ' })
})

it('keeps the request’s other headers', async () => {
  const { seen, send } = recorder()
  await bearer(send)({ ...get('/api/x'), headers: { 'Idempotency-Key': 'k' } }, layerWorld(loginWith('abc')).context)
  expect(seen[0]?.headers).toEqual({ 'Idempotency-Key': 'k', Authorization: `Bearer ${tokenNamed('abc')}` })
})

it('leaves static assets untouched', async () => {
  const { seen, send } = recorder()
  await bearer(send)(get('/assets/i18n/en-US.json'), layerWorld(loginWith('abc')).context)
  expect(seen[0]?.headers).toBeUndefined()
})
