import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { Erasure, Hold } from '#contract/privacy/schemas.ts'
import { Panel } from '#shared/patterns/form/Panel.tsx'
import { useSentenceOf } from '#shared/patterns/states/use-sentence-of.ts'
import { errorToast, toastShown } from '#shared/toasts/toasts.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { useTakeErasureBackMutation } from '../api.ts'
import { HoldList } from './HoldList.tsx'

/** A deletion that was asked for: when it comes, what holds it, and the way back. */
export function CoolingPanel({ erasure, holds }: { erasure: Erasure; holds: readonly Hold[] }) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const sentenceOf = useSentenceOf({ erasure_running: t('privacy.refused.erasure_running') })
  const [takeBack, { isLoading }] = useTakeErasureBackMutation()
  const keep = async () => {
    const { error } = await takeBack()
    if (error) dispatch(errorToast(sentenceOf(error), error))
    else dispatch(toastShown({ kind: 'success', title: t('privacy.erasure.kept'), text: t('privacy.erasure.keptText') }))
  }
  if (erasure.state === 'running')
    return (
      <Panel title={t('privacy.erasure.runningTitle')}>
        <Text>{t('privacy.erasure.running')}</Text>
      </Panel>
    )
  return (
    <Panel title={t('privacy.erasure.coolingTitle')}>
      <Stack gap="4">
        <Banner tone="warning" title={<When instant={erasure.dueAt} />}>
          {t(erasure.isDeferred ? 'privacy.erasure.deferred' : 'privacy.erasure.cooling')}
        </Banner>
        <Text>{t('privacy.erasure.until')}</Text>
        {holds.length > 0 && <HoldList holds={holds} title={t('privacy.holds.inTheWay')} />}
        <div>
          <Button variant="filled" loading={isLoading} onClick={() => void keep()}>
            {t('privacy.erasure.keep')}
          </Button>
        </div>
      </Stack>
    </Panel>
  )
}
