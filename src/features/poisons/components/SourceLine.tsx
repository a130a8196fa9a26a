import { useTranslation } from 'react-i18next'
import type { Source } from '#contract/poisons/sources.ts'
import { Text } from '#shared/ui/text/Text.tsx'

/** Where it is written, in the words of whoever published it. */
export function SourceLine({ source: { title, url } }: { source: Source }) {
  const { t } = useTranslation('site')
  const name = <bdi lang="en">{title}</bdi>
  return (
    <Text size="s" quiet>
      {t('poisons.source')}{' '}
      {url === null ? (
        name
      ) : (
        <a href={url} target="_blank" rel="noreferrer">
          {name}
        </a>
      )}
    </Text>
  )
}
