import { expect, it } from 'vitest'
import { get } from '../request.ts'
import { layerWorld, recorder } from '../testing.ts'
import { baseAddress } from './base-address.ts'

it.each([
  ['/api', '/doctors', '/api/doctors'],
  ['https://api.example.test/v1', '/doctors', 'https://api.example.test/v1/doctors'],
  ['/api', '/assets/i18n/en-US.json', '/assets/i18n/en-US.json'],
])('puts %s in front of %s', async (base, path, expected) => {
  const { seen, send } = recorder()
  await baseAddress(base)(send)(get(path, { page: 1 }), layerWorld().context)
  expect(seen).toEqual([{ method: 'GET', path: expected, query: { page: 1 } }])
})
