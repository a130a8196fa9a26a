import { useTranslation } from 'react-i18next'
import { Button } from '../button/Button.tsx'
import { Text } from '../text/Text.tsx'
import styles from './LoadMore.module.css'

export interface LoadMoreProps {
  hasMore: boolean
  loading?: boolean
  onMore: () => void
}

/** The end of a list that pages by cursor. Says so when everything is shown. */
export function LoadMore({ hasMore, loading, onMore }: LoadMoreProps) {
  const { t } = useTranslation('site')
  return (
    <div className={styles.more}>
      {hasMore ? (
        <Button loading={loading} onClick={onMore}>
          {t('ui.loadMore')}
        </Button>
      ) : (
        <Text quiet size="s">
          {t('ui.allShown')}
        </Text>
      )}
    </div>
  )
}
