import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { Copy } from '#contract/privacy/schemas.ts'
import { saveAddress } from '#shared/lib/save-file.ts'
import { Panel } from '#shared/patterns/form/Panel.tsx'
import { useSentenceOf } from '#shared/patterns/states/use-sentence-of.ts'
import { errorToast } from '#shared/toasts/toasts.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { privacyQuestions, useAskCopyMutation, useFetchCopyMutation } from '../api.ts'
import styles from './privacy.module.css'

/** Asks for a copy, shows how far it is, and hands it over. `days`: so long a copy that is made now can be fetched. */
export function CopyPanel({ copy, days }: { copy: Copy | null; days: number }) {
  const { t, i18n } = useTranslation('workspace')
  const dispatch = useDispatch()
  const sentenceOf = useSentenceOf({
    too_many_requests: t('privacy.refused.too_many_requests'),
    copy_not_ready: t('privacy.refused.copy_not_ready'),
  })
  const [ask, asking] = useAskCopyMutation()
  const [fetchCopy, fetching] = useFetchCopyMutation()
  const isMade = copy?.state === 'asked' || copy?.state === 'making'
  // The hub tells of changes; where it is away, the answer is asked again meanwhile.
  privacyQuestions.readOwnData.useQuerySubscription(undefined, { pollingInterval: isMade ? 5000 : 0 })
  const start = async () => {
    const { error } = await ask()
    if (error) dispatch(errorToast(sentenceOf(error), error))
  }
  const save = async () => {
    const { data, error } = await fetchCopy()
    if (data) saveAddress('carenest.zip', data)
    else dispatch(errorToast(sentenceOf(error), error))
  }
  const size = (bytes: number) =>
    new Intl.NumberFormat(i18n.language, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 }).format(
      Math.max(1, Math.round(bytes / 1000)),
    )
  return (
    <Panel title={t('privacy.copy.title')} about={t('privacy.copy.about', { days })}>
      <Stack gap="4">
        {isMade && (
          <div role="status">
            <Text strong>{t('privacy.copy.making')}</Text>
            <progress
              className={styles.progress}
              max={Math.max(1, copy.parts)}
              value={copy.done}
              aria-label={t('privacy.copy.making')}
            />
            <Text quiet>{t('privacy.copy.leave')}</Text>
          </div>
        )}
        {copy?.state === 'failed' && (
          <Banner tone="error" live>
            {t('privacy.copy.failed')}
          </Banner>
        )}
        {copy?.state === 'ready' && (
          <Banner tone="success" title={t('privacy.copy.ready')}>
            {t('privacy.copy.until')} <When instant={copy.expiresAt!} /> · {size(copy.bytes!)}
          </Banner>
        )}
        {!isMade && (
          <Cluster gap="3">
            {copy?.state === 'ready' && (
              <Button variant="filled" loading={fetching.isLoading} onClick={() => void save()}>
                {t('privacy.copy.fetch')}
              </Button>
            )}
            <Button loading={asking.isLoading} onClick={() => void start()}>
              {t(copy?.state === 'ready' ? 'privacy.copy.again' : 'privacy.copy.ask')}
            </Button>
          </Cluster>
        )}
      </Stack>
    </Panel>
  )
}
