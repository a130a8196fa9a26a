import { useTranslation } from 'react-i18next'
import { Button } from '#shared/ui/button/Button.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { isSound } from '../../availability/draft.ts'
import type { AvailabilityEditor } from '../../availability/use-availability-draft.ts'
import styles from './availability.module.css'

/** Saves or discards the draft; says when somebody else changed the hours meanwhile, and lets the person decide. */
export function DraftBar({ editor }: { editor: AvailabilityEditor }) {
  const { t } = useTranslation('workspace')
  const { dirty, saving, isStale, isSaved, refusal, draft } = editor
  return (
    <div className={dirty || isStale ? styles.bar : undefined}>
      <Stack gap="3">
        {isStale && (
          <Banner
            tone="warning"
            live
            title={t('booking.availability.staleTitle')}
            action={
              <Cluster gap="2">
                <Button small onClick={editor.takeTheirs}>
                  {t('booking.availability.takeTheirs')}
                </Button>
                <Button small onClick={editor.keepMine}>
                  {t('booking.availability.keepMine')}
                </Button>
              </Cluster>
            }
          >
            {t('booking.availability.staleText')}
          </Banner>
        )}
        {refusal && (
          <Banner tone="error" live>
            {refusal.refused?.code === 'missing_right'
              ? t('patterns.missingRight', { ns: 'site' })
              : (refusal.refused?.errors[0]?.message ?? refusal.refused?.detail ?? t('booking.availability.notSaved'))}
          </Banner>
        )}
        {dirty && (
          <Cluster justify="between">
            <Text quiet>{t(isSound(draft) ? 'booking.availability.unsaved' : 'booking.availability.faulty')}</Text>
            <Cluster gap="2">
              <Button variant="quiet" disabled={saving} onClick={editor.discard}>
                {t('booking.availability.discard')}
              </Button>
              <Button variant="filled" loading={saving} disabled={!isSound(draft) || isStale} onClick={() => void editor.save()}>
                {t('booking.availability.save')}
              </Button>
            </Cluster>
          </Cluster>
        )}
        {isSaved && !dirty && (
          <Banner tone="success" live>
            {t('booking.availability.saved')}
          </Banner>
        )}
      </Stack>
    </div>
  )
}
