import { useTranslation } from 'react-i18next'
import { IconButton } from '../../button/IconButton.tsx'
import { MinusIcon, PlusIcon } from '../../icons/action-icons.tsx'
import { Icon } from '../../icons/icon.tsx'
import styles from './MapFrame.module.css'

interface MapControlsProps {
  onNearer: () => void
  onFarther: () => void
  onAll: () => void
}

/** What mouse and keyboard can do, for whoever has a finger only. */
export function MapControls({ onNearer, onFarther, onAll }: MapControlsProps) {
  const { t } = useTranslation('site')
  return (
    <div className={styles.controls}>
      <IconButton label={t('ui.map.nearer')} icon={<PlusIcon size={18} />} onClick={onNearer} />
      <IconButton label={t('ui.map.farther')} icon={<MinusIcon size={18} />} onClick={onFarther} />
      <IconButton
        label={t('ui.map.all')}
        icon={
          <Icon size={18}>
            <path d="M4 9V4h5M20 9V4h-5M4 15v5h5m11-5v5h-5" />
          </Icon>
        }
        onClick={onAll}
      />
    </div>
  )
}
