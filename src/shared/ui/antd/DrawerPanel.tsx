import { Drawer } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DrawerProps } from '../overlay/Drawer.tsx'
import AntdProvider from './AntdProvider.tsx'
import styles from './DrawerPanel.module.css'
import { useShownLook } from './use-look.ts'

/** antd's drawer at the page's end, which is on the left in Arabic. */
export default function DrawerPanel({ open, onClose, title, children, actions, width = 26 }: DrawerProps) {
  const { t } = useTranslation('site')
  const { direction } = useShownLook()
  // It stands at the end of the page, outside of the frame that says whose colours these are.
  const [workspace] = useState(() => document.querySelector<HTMLElement>('[data-workspace]')?.dataset['workspace'])
  return (
    <AntdProvider>
      <Drawer
        open={open}
        onClose={onClose}
        title={<h2 className={styles.title}>{title}</h2>}
        footer={actions && <div data-workspace={workspace}>{actions}</div>}
        placement={direction === 'rtl' ? 'left' : 'right'}
        // No wider than the phone.
        size={`min(${width}rem, 100vw)`}
        closable={{ 'aria-label': t('ui.close'), placement: 'end' }}
        destroyOnHidden
      >
        <div data-workspace={workspace}>{children}</div>
      </Drawer>
    </AntdProvider>
  )
}
