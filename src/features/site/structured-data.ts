import { paths } from '#shared/paths.ts'
import type { StructuredDataBuilder } from '#shared/document/structured-data-builder.ts'

/** The site itself, and how it is searched, on its first page. */
export const tellOfSite: StructuredDataBuilder = ({ answers, whole, brand }) =>
  answers('readHome').length === 0
    ? undefined
    : {
        '@type': 'WebSite',
        name: brand,
        url: whole('/'),
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${whole(paths.doctorsList.link())}?q={words}` },
          'query-input': 'required name=words',
        },
      }
