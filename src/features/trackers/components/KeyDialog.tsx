import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { trackersCalls } from '#contract/trackers/calls.ts'
import { apiBase } from '#shared/api/api-base.ts'
import { toastShown } from '#shared/toasts/toasts.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { CopyIcon } from '#shared/ui/icons/action-icons.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Dialog } from '#shared/ui/overlay/Dialog.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import styles from './Trackers.module.css'

/** The key, once, and where the tracker sends to. */
export function KeyDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const address = new URL(apiBase + trackersCalls.report.path, window.location.href).href
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      dispatch(toastShown({ kind: 'success', title: t('trackers.key.copied'), text: t('trackers.key.copiedText') }))
    } catch {
      dispatch(toastShown({ kind: 'error', title: t('trackers.key.notCopied'), text: t('trackers.key.notCopiedText') }))
    }
  }
  const line = (label: string, text: string) => (
    <div>
      <Text size="s" quiet>
        {label}
      </Text>
      <div className={styles.secret}>
        <code>{text}</code>
        <Button small icon={<CopyIcon size={16} />} onClick={() => void copy(text)}>
          {t('trackers.key.copy', { what: label })}
        </Button>
      </div>
    </div>
  )
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('trackers.key.title')}
      width={36}
      actions={
        <Button variant="filled" onClick={onClose}>
          {t('trackers.key.done')}
        </Button>
      }
    >
      <Stack gap="4">
        <Banner tone="warning">{t('trackers.key.once')}</Banner>
        <Text>{t('trackers.key.how')}</Text>
        {line(t('trackers.key.address'), address)}
        {line(t('trackers.key.identifier'), secret)}
      </Stack>
    </Dialog>
  )
}
