import { useTranslation } from 'react-i18next'
import type { LostPage } from '#contract/lost/schemas.ts'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { pictureAddress } from '../model/page-address.ts'
import styles from './AnimalLooks.module.css'

/** How a lost animal looks, what its owner says of it, and when it was seen last. */
export function AnimalLooks({ code, animal: { name, words, hasPicture, lastSeenAt } }: { code: string; animal: LostPage }) {
  const { t } = useTranslation('site')
  return (
    <div className={styles.looks}>
      {hasPicture && (
        <img className={styles.picture} src={pictureAddress(code)} alt={t('lost.page.picture', { name })} decoding="async" />
      )}
      <Stack gap="3">
        {words && (
          <Text size="l">
            <bdi>{words}</bdi>
          </Text>
        )}
        {lastSeenAt && (
          <Text quiet>
            {t('lost.page.lastSeen')} <When instant={lastSeenAt} />
          </Text>
        )}
      </Stack>
    </div>
  )
}
