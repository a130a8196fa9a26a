import { useTranslation } from 'react-i18next'
import { Button } from '../button/Button.tsx'
import { Text } from '../text/Text.tsx'
import styles from './LoadMore.module.css'

export interface LoadMoreProps {
  hasMore: boolean
  loading?: boolean
  onMore: () => void
  /** What the button says; that more is shown where nothing is given. */
  label?: string
}

/** The end of a list that pages by cursor. Says so when everything is shown. */
export function LoadMore({ hasMore, loading, onMore, label }: LoadMoreProps) {
  const { t } = useTranslation('site')
  return (
    <div className={styles.more}>
      {hasMore ? (
        <Button loading={loading} onClick={onMore}>
          {label ?? t('ui.loadMore')}
        </Button>
      ) : (
        <Text quiet size="s">
          {t('ui.allShown')}
        </Text>
      )}
    </div>
  )
}
