import { useTranslation } from 'react-i18next'
import type { SummaryText } from '#contract/summaries/schemas.ts'
import { summaryParts } from '#contract/summaries/values.ts'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import styles from './summary.module.css'

/** The parts that have words, each under its heading in the reader's language. */
export function SummaryParts({ summary }: { summary: SummaryText }) {
  const { t } = useTranslation('workspace')
  return (
    <Stack>
      {summaryParts
        .filter((part) => summary[part] !== '')
        .map((part) => (
          <div key={part}>
            <Heading level={3} size="m">
              {t(`summaries.parts.${part}`)}
            </Heading>
            <p className={styles.text}>
              <bdi>{summary[part]}</bdi>
            </p>
          </div>
        ))}
    </Stack>
  )
}
