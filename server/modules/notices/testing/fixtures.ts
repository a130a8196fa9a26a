import { noticesContract } from '#contract/notices/contract.ts'
import type { Fixtures } from '../../../../tests/support/fixtures.ts'
import { makeDoctor, makePatient } from '../../../../tests/support/people.ts'

const body = {
  service: 'webpush',
  endpoint: 'https://push.example/device-of-fixtures',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
} as const

export const fixtures: Fixtures = {
  records: {
    pushDevice: async (server) => {
      const owner = await makePatient(server)
      const { devices } = await server.call(noticesContract.addPushDevice, { body }, { as: owner })
      return { id: devices[0]!.id, owners: [owner], neighbours: [await makePatient(server), await makeDoctor(server)] }
    },
  },
  samples: {
    'POST /push-devices': { body },
    'PUT /quiet-hours': { body: { on: true, from: '22:00', to: '07:00' } },
  },
}
