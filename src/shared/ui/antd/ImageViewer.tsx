import { Image } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../button/IconButton.tsx'
import { MinusIcon, PlusIcon } from '../icons/action-icons.tsx'
import { CloseIcon } from '../icons/first-view-icons.tsx'
import { Cluster } from '../layout/layout.tsx'
import AntdProvider from './AntdProvider.tsx'

export interface ImageViewerProps {
  src: string
  alt: string
  onClose: () => void
}

/** antd's view of a picture over the whole screen, with buttons that have names in the person's language. */
export default function ImageViewer({ src, alt, onClose }: ImageViewerProps) {
  const { t } = useTranslation('workspace')
  const { t: site } = useTranslation('site')
  const buttons = (_: ReactNode, { actions }: { actions: { onZoomIn: () => void; onZoomOut: () => void } }) => (
    <Cluster gap="2">
      <IconButton label={t('ui.picture.smaller')} icon={<MinusIcon />} onClick={actions.onZoomOut} />
      <IconButton label={t('ui.picture.larger')} icon={<PlusIcon />} onClick={actions.onZoomIn} />
      <IconButton label={site('ui.close')} icon={<CloseIcon />} onClick={onClose} />
    </Cluster>
  )
  return (
    <AntdProvider>
      {/* The small picture is ours; antd's own stays out of sight. */}
      <Image
        src={src}
        alt={alt}
        styles={{ root: { display: 'none' } }}
        preview={{
          open: true,
          onOpenChange: (isOpen) => !isOpen && onClose(),
          closeIcon: null,
          actionsRender: buttons,
        }}
      />
    </AntdProvider>
  )
}
