import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#shared/ui/button/Button.tsx'
import { IconButton } from '#shared/ui/button/IconButton.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { EditIcon, TrashIcon } from '#shared/ui/icons/action-icons.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Dialog } from '#shared/ui/overlay/Dialog.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { NameView } from './NameView.tsx'
import styles from './SavedViews.module.css'
import type { KeptView, ViewStore } from './view-store.ts'

/** All views of a list: renamed, and removed with a way back. */
export function ManageViews({ store, onClose }: { store: ViewStore; onClose: () => void }) {
  const { t } = useTranslation('workspace')
  const [renamed, setRenamed] = useState<{ id: string; name: string }>()
  const [removed, setRemoved] = useState<KeptView>()
  const [hasFailed, setFailed] = useState(false)
  const { views = [] } = store

  const attempt = async (work: Promise<void>, then: KeptView | undefined) => {
    setFailed(false)
    try {
      await work
      setRemoved(then)
    } catch {
      setFailed(true)
    }
  }
  if (renamed)
    return (
      <NameView name={renamed.name} onName={(name) => store.rename(renamed.id, name)} onClose={() => setRenamed(undefined)} />
    )
  return (
    <Dialog open onClose={onClose} title={t('list.views.manageTitle')} width={30}>
      <Stack gap="4">
        <div role="status">
          {removed && (
            <Banner
              action={
                // What had the focus has gone with its view.
                <Button small autoFocus key={removed.name} onClick={() => void attempt(store.save(removed), undefined)}>
                  {t('list.views.undo')}
                </Button>
              }
            >
              {t('list.views.removed', { name: removed.name })}
            </Banner>
          )}
        </div>
        {hasFailed && (
          <Banner tone="error" live>
            {t('list.views.failed')}
          </Banner>
        )}
        {views.length === 0 && <Text quiet>{t('list.views.none')}</Text>}
        <ul className={styles.views}>
          {views.map((view) => (
            <li key={view.id} className={styles.view}>
              <span>{view.name}</span>
              <IconButton
                label={t('list.views.renameTitle', { name: view.name })}
                icon={<EditIcon />}
                onClick={() => setRenamed(view)}
              />
              <IconButton
                label={t('list.views.remove', { name: view.name })}
                icon={<TrashIcon />}
                onClick={() => void attempt(store.remove(view.id), view)}
              />
            </li>
          ))}
        </ul>
      </Stack>
    </Dialog>
  )
}
