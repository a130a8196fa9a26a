import type { LostPage } from '#contract/lost/schemas.ts'
import type { StructuredDataBuilder } from '#shared/document/structured-data-builder.ts'
import { pictureAddress } from './model/page-address.ts'

interface Asked {
  readonly body: { readonly code: string }
}

/** The lost animal of the page: its picture, and what its owner says of it. Nothing once it is found. */
export const tellOfLostAnimal: StructuredDataBuilder = ({ answers, asked, whole }) => {
  const [animal] = answers('readLostPage') as readonly LostPage[]
  const [question] = asked('readLostPage') as readonly Asked[]
  if (!animal || !question || animal.state === 'found') return undefined
  const about = [animal.breed, animal.words].filter(Boolean).join('. ')
  return {
    '@type': 'WebPage',
    name: animal.name,
    ...(about && { description: about }),
    ...(animal.hasPicture && { image: whole(pictureAddress(question.body.code, 'jpeg')) }),
  }
}
