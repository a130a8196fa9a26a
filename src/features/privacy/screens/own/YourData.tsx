import { useTranslation } from 'react-i18next'
import { routeText } from '#shared/i18n/route-text.ts'
import { DetailPage } from '#shared/patterns/detail/DetailPage.tsx'
import { DataPanel } from '../../settings/DataPanel.tsx'

/** A copy of one's data, and the end of one's account, for all who have no settings of patients. */
export default function YourData() {
  const { t } = useTranslation('workspace')
  return (
    <DetailPage title={routeText('privacy.routes.yourData', 'title', t)} about={routeText('privacy.routes.yourData', 'about', t)}>
      <DataPanel />
    </DetailPage>
  )
}
