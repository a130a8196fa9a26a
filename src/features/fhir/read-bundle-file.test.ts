import { expect, test } from 'vitest'
import { mostBundleBytes } from '#contract/fhir/values.ts'
import { readBundleFile } from './read-bundle-file.ts'

const file = (text: string) => new Blob([text])

test('a bundle is read as it stands in the file', async () => {
  const bundle = { resourceType: 'Bundle', type: 'collection', entry: [{ resource: { resourceType: 'Patient', id: 'a' } }] }
  expect(await readBundleFile(file(JSON.stringify(bundle)))).toEqual(bundle)
})

test.each([
  ['no JSON', 'resourceType: Bundle'],
  ['another resource', '{"resourceType":"Patient"}'],
  ['no list of entries', '{"resourceType":"Bundle"}'],
])('%s is no bundle', async (_what, text) => {
  expect(await readBundleFile(file(text))).toBeNull()
})

test('what is larger than the server takes is not even read', async () => {
  expect(await readBundleFile(new Blob([new Uint8Array(mostBundleBytes + 1)]))).toBeNull()
})
