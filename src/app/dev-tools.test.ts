// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { devToolsOptions } from './dev-tools.ts'

const secrets = ['eyJhbGciOi', 'rt_secret', 'penicillin', 'Ada Lovelace', '+15550100']
const state = {
  userDetail: { userType: 0, accessToken: { token: secrets[0] }, refreshToken: { token: secrets[1] } },
  loading: ['call-1'],
  toasts: [],
  api: {
    queries: {
      'record({"params":{"name":"Ada Lovelace"}})': {
        status: 'fulfilled',
        endpointName: 'record',
        originalArgs: { params: { name: secrets[3] } },
        data: { allergies: [{ substance: secrets[2] }], phone: secrets[4], weight: 71 },
      },
    },
  },
}

it('shows neither tokens nor health data in the state, and keeps endpoints readable', () => {
  const shown = JSON.stringify(devToolsOptions.stateSanitizer?.(state, 0))
  for (const secret of [...secrets, '71']) expect(shown).not.toContain(secret)
  expect(shown).toContain('"endpointName":"record"')
  expect(shown).toContain('"status":"fulfilled"')
  expect(shown).toContain('"loading":["call-1"]')
})

it('keeps an action’s name and takes its content', () => {
  const action = {
    type: 'api/executeQuery/fulfilled',
    payload: state.api.queries,
    meta: { arg: { endpointName: 'record', originalArgs: secrets, queryCacheKey: 'record({"name":"Ada Lovelace"})' } },
  }
  const shown = JSON.stringify(devToolsOptions.actionSanitizer?.(action, 0))
  for (const secret of secrets) expect(shown).not.toContain(secret)
  expect(shown).toContain('"type":"api/executeQuery/fulfilled"')
  expect(shown).toContain('"endpointName":"record"')
})
