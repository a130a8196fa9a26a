import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { ReferenceEntry } from '#contract/lists/schemas.ts'
import { errorToast, toastShown } from '#shared/toasts/toasts.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Cluster } from '#shared/ui/layout/layout.tsx'
import { useRetireReferenceEntryMutation } from '../api.ts'

/** What can be done with an entry at once: merged, retired, brought back. */
export function EntryVerbs({ entry, onMerge }: { entry: ReferenceEntry; onMerge: () => void }) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const [retire, retiring] = useRetireReferenceEntryMutation()
  const { name, isRetired } = entry
  const turn = async () => {
    const answer = await retire({ params: { id: entry.id }, body: { isRetired: !isRetired } })
    dispatch(
      'error' in answer
        ? errorToast(t('lists.failed'), answer.error)
        : toastShown({
            kind: 'success',
            title: t(isRetired ? 'lists.restored' : 'lists.retired'),
            text: t(isRetired ? 'lists.restoredText' : 'lists.retiredText', { name }),
          }),
    )
  }
  return (
    <Cluster gap="2">
      <Button
        small
        loading={retiring.isLoading}
        aria-label={t(isRetired ? 'lists.restoreOf' : 'lists.retireOf', { name })}
        onClick={() => void turn()}
      >
        {t(isRetired ? 'lists.restore' : 'lists.retire')}
      </Button>
      <Button small aria-label={t('lists.merge.of', { name })} onClick={onMerge}>
        {t('lists.merge.open')}
      </Button>
    </Cluster>
  )
}
