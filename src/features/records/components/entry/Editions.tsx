import { useTranslation } from 'react-i18next'
import type { RecordEntry } from '#contract/records/schemas.ts'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { When } from '#shared/ui/time/When.tsx'
import styles from '../records.module.css'
import { FactList } from './FactList.tsx'

/** Who wrote what of an entry and when, newest first; what it said before a correction stands behind it. */
export function Editions({ entry: { editions } }: { entry: RecordEntry }) {
  const { t } = useTranslation('workspace')
  return (
    <Stack gap="3">
      <Heading level={3} size="m">
        {t('records.editions')}
      </Heading>
      {editions.map(({ edition, act, by, capacity, at, reason, facts }, index) => (
        <div key={edition}>
          <Text size="s">
            {t(`records.editionActs.${act}`, { name: by ?? t('records.closedAccount') })} · {t(`records.standings.${capacity}`)} ·{' '}
            <When instant={at} />
          </Text>
          {reason !== '' && (
            <Text size="s" quiet>
              {t('records.fields.reason')}: <bdi className={styles.said}>{reason}</bdi>
            </Text>
          )}
          {index > 0 && editions[index - 1]!.act === 'correct' && (
            <div className={styles.former}>
              <FactList facts={facts} />
            </div>
          )}
        </div>
      ))}
    </Stack>
  )
}
