import { useTranslation } from 'react-i18next'
import { NotFound as NotFoundState } from '#shared/patterns/states/states.tsx'

/** The page of every path that is nobody's. */
export default function NotFound() {
  const { t } = useTranslation('site')
  return <NotFoundState level={1}>{t('app.routes.notFound.about')}</NotFoundState>
}
