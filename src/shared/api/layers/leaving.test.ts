import { expect, it } from 'vitest'
import { get, post } from '../request.ts'
import { layerWorld, recorder } from '../testing.ts'
import { leaving } from './leaving.ts'

const logout = '/api/Account/Logout'

it('lets nothing but the sign-out itself and static assets pass while the session is being ended', async () => {
  const { context } = layerWorld()
  const { seen, send } = recorder()
  const layer = leaving(logout)(send)
  await layer(get('/api/doctor/summary'), context)
  context.services.isLeaving = true
  expect((await layer(get('/api/notices'), context)).error?.code).toBe('signed_out')
  await layer(post(logout), context)
  await layer(get('/assets/i18n/ar.json'), context)
  context.services.isLeaving = false
  await layer(get('/api/doctors'), context)
  expect(seen.map(({ path }) => path)).toEqual(['/api/doctor/summary', logout, '/assets/i18n/ar.json', '/api/doctors'])
})
