import { useTranslation } from 'react-i18next'
import { Text } from '../text/Text.tsx'

export interface AddressLinesProps {
  /** As written on a letter. */
  lines: readonly string[]
  /** ISO 3166-1 alpha-2; shown in the reader's language. */
  country?: string | null
}

/** A postal address, each line in its own direction: a number stays before a Latin street, whoever reads it. */
export function AddressLines({ lines, country }: AddressLinesProps) {
  const { i18n } = useTranslation()
  const named = country && new Intl.DisplayNames([i18n.language], { type: 'region' }).of(country)
  // By their places: in Singapore the town and the country are the same word.
  return [...lines, named].filter(Boolean).map((line, place) => (
    <Text key={place}>
      <bdi>{line}</bdi>
    </Text>
  ))
}
