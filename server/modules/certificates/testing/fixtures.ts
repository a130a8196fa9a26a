import { certificatesContract as contract } from '#contract/certificates/contract.ts'
import type { Fixtures } from '../../../../tests/support/fixtures.ts'
import { makeDoctor, makePatient } from '../../../../tests/support/people.ts'
import { makeCall } from '../../meeting/testing/make-call.ts'
import { makeCertificate, makeHeldCertificate, sickLeave } from './make-certificate.ts'

const template = { kind: 'sick_leave', name: 'Flu', body: '{{name}} is ill until {{to}}.' } as const

export const fixtures: Fixtures = {
  records: {
    certificate: async (server) => {
      const { id, doctor, patient, staff } = await makeHeldCertificate(server)
      return {
        id,
        owners: [doctor, patient, staff],
        neighbours: [await makeDoctor(server), await makePatient(server)],
      }
    },
    certificateTemplate: async (server) => {
      const owner = await makeDoctor(server)
      const { id } = await server.call(contract.addCertificateTemplate, { body: template }, { as: owner })
      return { id, owners: [owner], neighbours: [await makeDoctor(server)] }
    },
  },
  samples: {
    'GET /doctor/certificate-templates': { query: { locale: 'en-US' } },
    'POST /doctor/certificate-templates': { body: template },
    'PUT /certificate-templates/{id}': { body: template },
    'POST /doctor/certificate-templates/preview': { body: { ...template, locale: 'hi-IN' } },
    'POST /appointments/{id}/certificates/statement': {
      body: { kind: 'sick_leave', body: '{{name}}', from: '2026-03-04', to: '2026-03-06', diagnosis: '', locale: 'en-US' },
    },
    'POST /appointments/{id}/certificates': {
      body: {
        kind: 'sick_leave',
        locale: 'en-US',
        from: '2026-03-04',
        to: '2026-03-06',
        statement: 'Unfit for work.',
        supersedes: null,
        password: 'not the password',
      },
    },
    'POST /certificates/{id}/cancel': { body: { reason: 'Wrong dates' } },
  },
  keyed: {
    'POST /doctor/certificate-templates': async (server) => ({ as: await makeDoctor(server), input: { body: template } }),
    'POST /appointments/{id}/certificates': async (server) => {
      const { id, doctor } = await makeCall(server)
      return { as: doctor, input: { params: { id }, body: sickLeave(doctor) } }
    },
    'POST /certificates/{id}/cancel': async (server) => {
      const { certificate, doctor } = await makeCertificate(server)
      return { as: doctor, input: { params: { id: certificate.id }, body: { reason: 'Wrong dates' } } }
    },
  },
  idColumns: ['certificates.id', 'certificates.appointment_id', 'certificate_templates.id'],
}
