import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StarIcon } from '#shared/ui/icons/thing-icons.tsx'
import { Menu } from '#shared/ui/navigation/Menu.tsx'
import { useMedia } from '../use-media.ts'
import { ManageViews } from './ManageViews.tsx'
import { NameView } from './NameView.tsx'
import styles from './SavedViews.module.css'
import type { KeptView, ViewStore } from './view-store.ts'

interface SavedViewsProps {
  store: ViewStore
  /** What is shown now. */
  shown: Omit<KeptView, 'name'>
  onOpen: (view: KeptView) => void
}

/** Views that the person keeps under a name: opened, saved, renamed and removed. */
export function SavedViews({ store, shown, onOpen }: SavedViewsProps) {
  const { t } = useTranslation('workspace')
  const isWide = useMedia('(min-width: 30rem)')
  const [asked, setAsked] = useState<'save' | 'manage'>()
  const { views = [] } = store
  const current = views.find((view) => isSame(view, shown))
  const close = () => setAsked(undefined)
  return (
    <>
      <Menu
        align={isWide ? 'end' : 'start'}
        trigger={
          <>
            <StarIcon />
            <span className={styles.name}>{current?.name ?? t('list.views.open')}</span>
          </>
        }
      >
        {views.map((view) => (
          <button key={view.id} type="button" aria-current={view.id === current?.id || undefined} onClick={() => onOpen(view)}>
            {view.name}
          </button>
        ))}
        {!current && (
          <button type="button" className={styles.verb} onClick={() => setAsked('save')}>
            {t('list.views.save')}
          </button>
        )}
        {views.length > 0 && (
          <button type="button" className={styles.verb} onClick={() => setAsked('manage')}>
            {t('list.views.manage')}
          </button>
        )}
      </Menu>
      {asked === 'save' && <NameView onName={(name) => store.save({ ...shown, name })} onClose={close} />}
      {asked === 'manage' && <ManageViews store={store} onClose={close} />}
    </>
  )
}

function isSame(one: Omit<KeptView, 'name'>, other: Omit<KeptView, 'name'>): boolean {
  const columns = ({ hidden }: Omit<KeptView, 'name'>) => hidden?.toSorted().join() ?? null
  return one.address === other.address && columns(one) === columns(other)
}
