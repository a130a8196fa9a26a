import { expect, it } from 'vitest'
import { selectSessionId, signedIn } from '../../session/login.ts'
import { get, post } from '../request.ts'
import { layerWorld, loginWith, recorder } from '../testing.ts'
import { leaving } from './leaving.ts'

const logout = '/api/Account/Logout'

it('lets nothing but the sign-out itself and static assets pass while the session is being ended', async () => {
  const { store, context } = layerWorld(loginWith('one'))
  const { seen, send } = recorder()
  const layer = leaving(logout)(send)
  await layer(get('/api/doctor/summary'), context)
  context.services.leaving = selectSessionId(store.getState())
  expect((await layer(get('/api/notices'), context)).error?.code).toBe('signed_out')
  await layer(post(logout), context)
  await layer(get('/assets/i18n/ar.json'), context)
  context.services.leaving = undefined
  await layer(get('/api/doctors'), context)
  expect(seen.map(({ path }) => path)).toEqual(['/api/doctor/summary', logout, '/assets/i18n/ar.json', '/api/doctors'])
})

it('keeps nobody from asking who has signed in since', async () => {
  const { store, context } = layerWorld(loginWith('one'))
  context.services.leaving = selectSessionId(store.getState())
  store.dispatch(signedIn(loginWith('two', 'refresh-2', 'session-2')))
  expect(await leaving(logout)(recorder().send)(get('/api/notices'), context)).toEqual({ data: 'answer' })
})
