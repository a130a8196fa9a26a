import { useTranslation } from 'react-i18next'
import { Button } from '../button/Button.tsx'
import { ChevronEndIcon, ChevronStartIcon } from '../icons/arrow-icons.tsx'
import { Cluster } from '../layout/layout.tsx'

export interface PaginationProps {
  /** Absent: there is none. */
  onPrevious?: () => void
  onNext?: () => void
}

/** Backwards and forwards through pages known by cursor only, so that none has a number. */
export function Pagination({ onPrevious, onNext }: PaginationProps) {
  const { t } = useTranslation('site')
  return (
    <Cluster justify="between">
      <Button disabled={!onPrevious} onClick={onPrevious} icon={<ChevronStartIcon size={18} />}>
        {t('ui.previous')}
      </Button>
      <Button disabled={!onNext} onClick={onNext}>
        {t('ui.next')}
        <ChevronEndIcon size={18} />
      </Button>
    </Cluster>
  )
}
