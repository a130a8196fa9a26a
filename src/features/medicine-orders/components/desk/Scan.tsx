import { useTranslation } from 'react-i18next'
import { PaperPreview, usePreview } from '#features/papers/index.ts'
import { Panel } from '#shared/patterns/dashboard/Panel.tsx'
import { useReadMedicineScanMutation } from '../../api.ts'

/** The prescription's own paper, as it was issued. */
export function Scan({ id }: { id: string }) {
  const { t } = useTranslation('workspace')
  const [read] = useReadMedicineScanMutation()
  const preview = usePreview(id, async () => (await read({ params: { id } })).data)
  return (
    <Panel title={t('medicine-orders.quote.scan')}>
      <PaperPreview {...preview} />
    </Panel>
  )
}
