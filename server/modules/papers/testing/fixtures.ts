import type { Fixtures } from '../../../../tests/support/fixtures.ts'

const draft = { heading: 'Paws and Claws', lines: ['Elm Street 12'], footer: '', logoId: null, signature: null }

export const fixtures: Fixtures = {
  samples: {
    'PUT /doctor/letterhead': { body: { ...draft, revision: 0 } },
    'POST /doctor/letterhead/preview': { body: { ...draft, locale: 'en-US' } },
  },
  idColumns: ['papers.record_id', 'letterheads.logo_id'],
}
