import { useTranslation } from 'react-i18next'
import { NoResultsArt } from '#shared/ui/art/people-art.tsx'
import { Button } from '#shared/ui/button/Button.tsx'
import { Empty } from '../states/states.tsx'

/** What was searched and filtered for is not there. */
export function NoMatch({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('site')
  return (
    <Empty
      art={<NoResultsArt />}
      title={t('patterns.noMatch')}
      actions={<Button onClick={onClear}>{t('patterns.clearFilters')}</Button>}
    >
      {t('patterns.noMatchHint')}
    </Empty>
  )
}
